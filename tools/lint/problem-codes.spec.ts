import { ruleNames } from '@presently/rules/field-rules';
import { messagesIn } from './catalogues.ts';
import { codesIn, filesThatRefuseInputs, problemCodes } from './problem-codes.ts';

/** Codes that no screen shows, each with the reason. */
const unseen: Record<string, string> = {
  'invalid-input': 'each of its fields says its own rule',
  abandoned: 'nobody waits for the answer any more',
  invalid_target: 'is an answer of OAuth, for programs',
  invalid_request: 'is an answer of OAuth, for programs',
  invalid_redirect_uri: 'is an answer of OAuth, for programs',
  'too-many-proposals': 'is answered to the token of a program only',
  'webhook.signature-invalid': 'is answered to providers only',
  'billing.message-refused': 'is answered to the payment provider only',
  'post.refused': 'its `problems` have words, by code',
  'post.not-published': 'its `problems` have words, by code',
};

/** Files whose refused inputs no screen shows, or that name the rules of several fields. */
const ownRefusals: Record<string, string> = {
  'libs/messaging/src/problem.ts': 'makes those that name a rule',
  'libs/messaging/src/messages.ts': 'names the rules of fields, and refuses what is no message',
  'libs/messaging/src/keyset.ts': 'is about the cursor of a list',
  'libs/messaging/src/calls/rpc-server.ts': 'is about a call between services',
  'services/gateway/src/http/call-headers.ts': 'is about a header of programs',
  'services/gateway/src/mcp/mcp.controller.ts': 'is about a message of programs',
  'services/gateway/src/reminders/unsubscribe.controller.ts': 'is about a call of mail programs',
  'services/gifting/src/sending/idempotency.ts': 'is about a header of programs',
  'services/gifting/src/uploads/uploads.handlers.ts': 'is about a format that our recorder does not make',
  'services/identity/src/users/require-names.ts': 'names the rules of several fields',
};

describe('the codes of problems', () => {
  const codes = problemCodes();

  it('are found in the source, also those that are made by functions', () => {
    expect([...codes.keys()]).toEqual(
      expect.arrayContaining(['internal', 'not-found', 'import.no-file', 'link-preview.refused', 'method-not-allowed']),
    );
    expect(codes.size).toBeGreaterThan(100);
  });

  it('have words in the languages of screens, if a screen can show them', () => {
    const worded = messagesIn('frontend/src/languages/errors', 'en');
    const silent = [...codes].filter(([code]) => worded[code] === undefined && unseen[code] === undefined);
    expect(silent.map(([code, path]) => `${code}: ${path}`)).toEqual([]);
  });

  it('are answered, all that have words and all that need none', () => {
    const worded = Object.keys(messagesIn('frontend/src/languages/errors', 'en'));
    const known = [...worded.filter((code) => !code.startsWith('field.')), ...Object.keys(unseen)];
    expect(known.filter((code) => !codes.has(code))).toEqual([]);
  });

  it('have words for every rule of a field', () => {
    const worded = Object.keys(messagesIn('frontend/src/languages/errors', 'en'));
    const rules = worded.filter((key) => key.startsWith('field.')).map((key) => key.slice('field.'.length));
    expect(rules.toSorted()).toEqual([...ruleNames].toSorted());
  });

  it('are those of fields with the name of a rule: `wrongField` asks for it', () => {
    expect(filesThatRefuseInputs().toSorted()).toEqual(Object.keys(ownRefusals).toSorted());
  });

  it('cannot hide in a variable', () => {
    const text = 'const refuse = (code: string) => new Problem(code, 409, sentence);';
    expect(() => codesIn({ path: 'services/a.ts', text })).toThrow('services/a.ts');
    expect(codesIn({ path: 'services/a.ts', text: "new Problem(\n  'a.b',\n  409" })).toEqual(['a.b']);
    expect(codesIn({ path: 'services/a.ts', text: "new type(\n  'a.b',\n  409" })).toEqual(['a.b']);
  });
});
