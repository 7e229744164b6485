import { gatewayCalls, operations } from '@presently/contracts/catalogue';
import { apiDescription, apiDocs, apiDocsFile } from '@presently/contracts/gateway/operating';
import { Controller, NotFoundException } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { GatewayEnv } from '../env.js';
import { newNonce, pagePolicy } from '../http/security-headers.js';
import { Answers } from '../routes/answers.js';
import { isRouted } from '../routes/declared-route.js';
import { Exchange } from '../routes/exchange.js';
import { docsPage, docsScript } from './docs-page.js';
import { describeApi } from './openapi.js';

const { resolve } = createRequire(import.meta.url);
const swaggerFile = (name: string) => () => readFile(resolve(`swagger-ui-dist/${name}`));

/** The files that the page with the docs loads. */
const docsFiles = new Map<string, { type: string; read: () => Promise<string | Buffer> }>(
  Object.entries({
    'swagger-ui.css': { type: 'text/css; charset=utf-8', read: swaggerFile('swagger-ui.css') },
    'swagger-ui-bundle.js': { type: 'text/javascript; charset=utf-8', read: swaggerFile('swagger-ui-bundle.js') },
    'start.js': { type: 'text/javascript; charset=utf-8', read: () => Promise.resolve(docsScript) },
  }),
);

/** The description of the API, as JSON and as a page. */
@Controller()
export class OpenApiController {
  private description?: object;

  constructor(private readonly env: GatewayEnv) {}

  @Answers(apiDescription)
  describe({ reply }: Exchange<typeof apiDescription>): void {
    this.description ??= describeApi([...operations.filter(isRouted), ...gatewayCalls], this.env.origin);
    void reply.send(this.description);
  }

  @Answers(apiDocs)
  showDocs({ reply }: Exchange<typeof apiDocs>): void {
    const nonce = newNonce();
    void reply
      .header('content-security-policy', pagePolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(docsPage(nonce));
  }

  @Answers(apiDocsFile)
  async sendDocsFile({ reply, parameters }: Exchange<typeof apiDocsFile>): Promise<void> {
    const file = docsFiles.get(parameters.file);
    if (!file) throw new NotFoundException();
    void reply.type(file.type).send(await file.read());
  }
}
