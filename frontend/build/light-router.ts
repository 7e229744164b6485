import type { Plugin } from 'vite';

/** Functions for applications of the framework, or with loaders, and what stands in their place: they never run here. */
const unused = {
  PrefetchPageLinks: '() => null',
  usePrefetchBehavior: '() => [false, null, {}]',
  useViewTransitionState: '() => false',
  DefaultErrorComponent: '() => null',
  RSCErrorHandler: '({ children }) => children',
};

/**
 * Leaves out the parts of React Router that are not used. Its modules name and wrap components while they load, which a
 * bundler has to take for an effect: here it is told otherwise.
 */
export function lightRouter(): Plugin {
  return {
    name: 'presently:light-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/development\/chunk-/ },
      handler(code) {
        const pure = code
          .replaceAll(/\b(React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g, '/* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;');
        return { code: pure.includes('function BrowserRouter(') ? withoutUnused(pure) : pure, map: null };
      },
    },
  };
}

/** @throws Error if another version of React Router has no such functions */
function withoutUnused(code: string): string {
  return Object.entries(unused).reduce((light, [name, instead]) => {
    const begin = `function ${name}(`;
    if (!light.includes(begin)) throw new Error(`React Router has changed: there is no ${name}`);
    return light.replace(begin, `var ${name} = ${instead};\nfunction Unused${name}(`);
  }, code);
}
