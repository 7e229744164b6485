/** What an error must not reveal about internals. */
const inside: [string, RegExp][] = [
  ['a stack', /\bat (?:async )?[\w.<>]+ \(|\.(?:ts|js|mjs):\d+/],
  ['a path of the machine', /\/(?:work|home|root|tmp|usr|app)\/|node_modules|dist\//],
  ['SQL', /\b(?:insert into|select .+ from|update \w+ set|delete from|syntax error at|violates|relation ")/i],
  ['the database', /postgres|pg_|mikro-?orm|sqlstate/i],
  ['the broker', /\brpc\.|nats|jetstream/i],
  ['the framework', /fastify|nestjs|class-validator|FST_ERR|HPE_|ECONN|ENOTFOUND|EAI_/],
  ['a secret', /whsec_|sk_test|\$argon2|BEGIN [A-Z ]*PRIVATE KEY/],
];

/** The names of what a text reveals. */
export const leaksOf = (text: string): string[] =>
  inside.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
