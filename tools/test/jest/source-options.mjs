/** How tests compile sources. */
export const sourceOptions = (parser) => ({
  swcrc: false,
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true, ...parser },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
  },
});
