import { showUcpAgent, ucpVersions, type UcpVersion } from '@presently/contracts/gateway/ucp-agent';
import { notFound } from '@presently/messaging/problem';
import { Controller } from '@nestjs/common';
import { GatewayEnv } from '../env.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';

/** Pages of the specification lie elsewhere since its second version. */
const catalogPages: Record<UcpVersion, string> = {
  '2026-08-25': 'specification/shopping/catalog',
  '2026-04-08': 'specification/catalog',
};
const cartPages: Record<UcpVersion, string> = {
  '2026-08-25': 'specification/shopping/cart',
  '2026-04-08': 'specification/cart',
};

/** What a shop may expect of us: we search catalogues, look products up and make baskets. We neither order nor pay. */
function agentProfile(version: UcpVersion, signingKeys: readonly object[]): object {
  const site = `https://ucp.dev/${version}`;
  const capability = (name: string) => [
    {
      version,
      spec: `${site}/${catalogPages[version]}/${name}`,
      schema: `${site}/schemas/shopping/catalog_${name}.json`,
    },
  ];
  return {
    ucp: {
      version,
      services: {
        'dev.ucp.shopping': [
          {
            version,
            spec: `${site}/specification/overview`,
            transport: 'mcp',
            schema: `${site}/services/shopping/mcp.openrpc.json`,
          },
        ],
      },
      capabilities: {
        'dev.ucp.shopping.catalog.search': capability('search'),
        'dev.ucp.shopping.catalog.lookup': capability('lookup'),
        'dev.ucp.shopping.cart': [
          { version, spec: `${site}/${cartPages[version]}`, schema: `${site}/schemas/shopping/cart.json` },
        ],
      },
      payment_handlers: {},
    },
    ...(signingKeys.length > 0 && { signing_keys: signingKeys }),
  };
}

/** Our profile as an agent of the Universal Commerce Protocol. Shops fetch it, without a session. */
@Controller()
export class UcpAgentController {
  constructor(private readonly env: GatewayEnv) {}

  @Answers(showUcpAgent)
  show({ reply, parameters: { version } }: Exchange<typeof showUcpAgent>): void {
    const known = ucpVersions.find((each) => each === version);
    if (!known) throw notFound('Profile');
    void reply
      .type('application/json; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', 'x-robots-tag': 'noindex, nofollow' })
      .send(JSON.stringify(agentProfile(known, this.env.ucpPublicKeys)));
  }
}
