import { randomBytes, randomUUID } from 'node:crypto';
import { Failure } from '../../tools/failure.ts';

/** Somebody with an account who speaks to the API as a browser does. */
export class Person {
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly url: string;

  private constructor(url: string, id: string, cookie: string) {
    this.url = url;
    this.id = id;
    this.headers = { cookie };
  }

  static async register(url: string): Promise<Person> {
    const response = await fetch(`${url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ username: `bench-${randomBytes(6).toString('hex')}`, password: randomUUID() }),
    });
    if (!response.ok) throw new Failure(`Nobody could register: ${await response.text()}`);
    const { id } = (await response.json()) as { id: string };
    const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    return new Person(url, id, cookie.join('; '));
  }

  async get<T>(path: string): Promise<T> {
    return this.read(await fetch(this.url + path, { headers: this.headers }));
  }

  async post<T>(path: string, body: object): Promise<T> {
    const response = await fetch(this.url + path, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    });
    return this.read(response);
  }

  addRecipient(name: string): Promise<{ id: string }> {
    return this.post('/api/recipients', { name, relationship: 'Friend', interests: ['tea', 'maps', 'long walks'] });
  }

  private async read<T>(response: Response): Promise<T> {
    if (!response.ok) throw new Failure(`${response.url} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }
}
