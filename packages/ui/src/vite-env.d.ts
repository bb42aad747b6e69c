/// <reference types="vite/client" />

/** What stands inside an icon's svg element (vite.config.ts). */
declare module '*.svg?inner' {
  const inner: string;
  export default inner;
}

/** The text of a program, built with all that it imports (vite.config.ts). */
declare module '*?script' {
  const text: string;
  export default text;
}
