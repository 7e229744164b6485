import { isProduction } from '@presently/service/env-fields';
import { Injectable } from '@nestjs/common';
import { RecommendationsEnv } from '../../env.js';
import { RequestSigner } from './sign-request.js';
import { UcpSource } from './ucp-source.js';

/** The shops that speak UCP, as the operator has named them. */
@Injectable()
export class UcpShops {
  private readonly byBase: ReadonlyMap<string, UcpSource>;

  constructor(env: RecommendationsEnv) {
    const { UCP_PROFILE_URL: profileUrl, PRODUCTS_ARE_SANDBOX: isSandbox } = env;
    const signer = env.UCP_SIGNING_KEY ? new RequestSigner(env.UCP_SIGNING_KEY) : undefined;
    const bases = profileUrl === undefined ? [] : env.ucpShops;
    this.byBase = new Map(
      bases.map((base) => {
        const reach = {
          mayReachThisMachine: !isProduction(env),
          sandboxOrigin: isSandbox ? new URL(base).origin : undefined,
        };
        return [base, new UcpSource(base, profileUrl!, reach, signer)];
      }),
    );
  }

  get all(): readonly UcpSource[] {
    return [...this.byBase.values()];
  }

  /** @param base its address */
  find(base: string): UcpSource | undefined {
    return this.byBase.get(base);
  }
}
