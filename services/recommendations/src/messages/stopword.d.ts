/** Words of a language that say nothing by themselves. The package has no types. */
declare module 'stopword' {
  export const eng: readonly string[];
  export const deu: readonly string[];
  export const fra: readonly string[];
  export const spa: readonly string[];
  export const ita: readonly string[];
  export const por: readonly string[];
  export const ara: readonly string[];
}
