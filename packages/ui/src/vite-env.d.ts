/// <reference types="vite/client" />

/** What stands inside an icon's svg element (vite.config.ts). */
declare module '*.svg?inner' {
  const inner: string;
  export default inner;
}
