/** The version of UCP that the shop speaks. */
const ucpVersion = '2026-08-25';

const site = `https://ucp.dev/${ucpVersion}`;
const capability = (name: string) => [
  {
    version: ucpVersion,
    spec: `${site}/specification/shopping/catalog/${name}`,
    schema: `${site}/schemas/shopping/catalog_${name}.json`,
  },
];

/** What the shop can do, for `/.well-known/ucp`. @param base the shop's own address */
export const businessProfile = (base: string) => ({
  ucp: {
    version: ucpVersion,
    services: {
      'dev.ucp.shopping': [
        {
          version: ucpVersion,
          spec: `${site}/specification/overview`,
          transport: 'mcp',
          schema: `${site}/services/shopping/mcp.openrpc.json`,
          endpoint: `${base}/mcp`,
        },
      ],
    },
    capabilities: {
      'dev.ucp.shopping.catalog.search': capability('search'),
      'dev.ucp.shopping.catalog.lookup': capability('lookup'),
      'dev.ucp.shopping.cart': [
        {
          version: ucpVersion,
          spec: `${site}/specification/shopping/cart`,
          schema: `${site}/schemas/shopping/cart.json`,
        },
      ],
    },
    payment_handlers: {},
  },
});

/** The metadata of an answer. */
export const answered = (name: 'search' | 'lookup' | 'cart') => ({
  version: ucpVersion,
  capabilities: { [`dev.ucp.shopping.${name === 'cart' ? '' : 'catalog.'}${name}`]: [{ version: ucpVersion }] },
});
