import { nameOfParts } from './person-name.js';

describe('a name from its parts', () => {
  it.each([
    [{ given: 'Anna', middle: 'Eva', family: 'Müller' }, 'Anna Eva Müller'],
    [{ prefix: 'Dr.', given: 'Anna', family: 'Miller', suffix: 'Jr.' }, 'Dr. Anna Miller Jr.'],
    [{ given: 'Chidi' }, 'Chidi'],
    [{ family: 'Okafor', prefix: 'Prof.' }, 'Prof. Okafor'],
    [{}, ''],
  ])('has the given name first in most languages: %j', (parts, name) => {
    expect(nameOfParts(parts)).toBe(name);
  });

  it.each([
    [{ given: '太郎', family: '山田' }, '山田太郎'],
    [{ given: 'さくら', family: '田中' }, '田中 さくら'],
    [{ given: '小明', family: '王' }, '王小明'],
    [{ given: '민수', family: '김' }, '김민수'],
    [{ given: 'Minh', middle: 'Văn', family: 'Nguyễn' }, 'Nguyễn Minh Văn'],
    [{ given: 'Ödön', family: 'Szőke' }, 'Szőke Ödön'],
    [{ given: 'Anna', family: 'Nagy', language: 'hu-HU' }, 'Nagy Anna'],
    [{ prefix: 'Dr.', given: 'Anna', family: 'Nagy', language: 'hu' }, 'Dr. Nagy Anna'],
    [{ given: 'Taro', family: 'Yamada', language: 'ja' }, 'Yamada Taro'],
  ])('has the family name first where its language does: %j', (parts, name) => {
    expect(nameOfParts(parts)).toBe(name);
  });

  it('is not turned round by one part in other letters', () => {
    expect(nameOfParts({ given: 'Ken', family: '田中' })).toBe('Ken 田中');
    expect(nameOfParts({ given: '太郎', family: 'Smith' })).toBe('太郎 Smith');
    expect(nameOfParts({ given: 'Đorđe', family: 'Ilić' })).toBe('Đorđe Ilić');
  });
});
