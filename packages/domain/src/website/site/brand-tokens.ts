/** The seven tokens a co-op may set, each in light and dark; colours as `#rrggbb`. */
export interface BrandTokens {
  readonly brand: string;
  readonly brandHover: string;
  readonly brandTint: string;
  readonly brandDeep: string;
  readonly onBrand: string;
  readonly accent: string;
  readonly onAccent: string;
}
