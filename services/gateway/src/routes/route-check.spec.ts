import { Nothing } from '@presently/contracts/kit/empty-messages';
import { gatewayCall } from '@presently/contracts/kit/gateway-call';
import { mismatchesOf } from './route-check.js';

const call = (name: string) =>
  gatewayCall(name, { route: `GET /api/${name}`, access: 'public', shows: [], input: Nothing, output: Nothing });
const [first, second] = [call('test.first'), call('test.second')];

describe('the check of routes against contracts', () => {
  it('finds nothing where every declared route has one handler', () => {
    const handlers = [
      { name: 'A.first', answers: first },
      { name: 'A.second', answers: second },
    ];
    expect(mismatchesOf([first, second], handlers)).toEqual([]);
  });

  it('finds a declared route without a handler', () => {
    expect(mismatchesOf([first, second], [{ name: 'A.first', answers: first }])).toEqual([
      'test.second is declared, and no controller answers it',
    ]);
  });

  it('finds a handler without a declaration, and one whose declaration is in no contract', () => {
    const handlers = [
      { name: 'A.first', answers: first },
      { name: 'A.loose', answers: undefined },
      { name: 'A.second', answers: second },
    ];
    expect(mismatchesOf([first], handlers)).toEqual([
      'A.loose answers a route that no contract declares',
      'A.second answers a route that no contract declares',
    ]);
  });

  it('finds a route that two handlers answer', () => {
    const handlers = ['A.first', 'B.first'].map((name) => ({ name, answers: first }));
    expect(mismatchesOf([first], handlers)).toEqual(['test.first is answered twice']);
  });
});
