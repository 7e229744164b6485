import { firstNamesOf } from './first-names.js';

/** Processor time of a text that a pattern must not explode on: what else runs does not count. */
const mostMicroseconds = 2_000_000;

/** Names, each with how its person is spoken to: `Nguyễn Lan: Lan`. */
const pairs = (...lines: string[]): [string, string][] =>
  lines.flatMap((line) => line.split('|')).map((pair) => pair.split(': ') as [string, string]);

describe('somebody whose family name stands first is spoken to by the given name', () => {
  it.each(
    pairs(
      'Nguyễn Lan: Lan|Nguyễn Thị Lan: Lan|Trần Văn Bình: Bình|NGUYỄN Thị Lan: Lan|Lê Minh: Minh|Nguyen Van Anh: Anh',
      'Le Thi Hoa: Hoa|Nguyễn Hoàng: Hoàng|Nguyễn Lan from work: Lan|Nguyễn Lan & Trần Minh: Lan & Minh',
    ),
  )('in Vietnamese: %s', (name, address) => expect(firstNamesOf(name)).toBe(address));

  it.each(
    pairs(
      'Иванов Иван Иванович: Иван|Кузнецова Анна Ильинична: Анна|Шевченко Тарас Григорович: Тарас|Иванов Иван: Иван',
      'Коваленко Олена Іванівна: Олена|Иван Иванович: Иван Иванович|Мария Ильинична: Мария Ильинична',
    ),
  )('in Cyrillic letters, politely also by that of the father: %s', (name, address) =>
    expect(firstNamesOf(name)).toBe(address),
  );

  it.each(
    pairs(
      'DUPONT Jean: Jean|LEFÈVRE Jean-Claude: Jean-Claude|DE LA CRUZ Juan: Juan|de GAULLE Charles: Charles|LI Wei: Wei',
      'McDONALD John: John|DAVID Marie: Marie|SMRŽ Jan: Jan|ИВАНОВА Анна: Анна|MARTIN Paul et DURAND Claire: Paul et Claire',
    ),
  )('where it has capitals: %s', (name, address) => expect(firstNamesOf(name)).toBe(address));

  it.each(
    pairs(
      'Erdős Zoltán: Zoltán|Kovács Erzsébet: Erzsébet|Kovacs Zoltan: Zoltan|Kovács Éva: Éva|Nagy Anna Éva: Anna',
      'Tóth Péter: Péter|Kovácsné Mária: Mária',
    ),
  )('in Hungarian: %s', (name, address) => expect(firstNamesOf(name)).toBe(address));
});

it.each(
  pairs(
    'Lan Nguyễn: Lan|Hoàng Nguyễn: Hoàng|Tran Nguyen: Tran|My Nguyen: My|Nguyen: Nguyen|Kim Van Dyke: Kim|Mai Linh: Mai',
    'Анна Петрова: Анна|Марина Цветаева: Марина|Яков Петров: Яков|Любов Мельник: Любов|Иван Иванович Иванов: Иван',
    'Иванов И.: Иванов|Jean DUPONT: Jean|ANNA Smith: ANNA|ANNA SMITH: ANNA|JP Morgan: JP|AJ Smith: AJ|DJ Tom: DJ',
    'JRR Tolkien: JRR|SMITH Jr.: SMITH|Zoltán Erdős: Zoltán|László Krasznahorkai: László|Éva Kovács: Éva',
    'Grace Anna Miller: Grace|René David: René|Kiss Me: Kiss|Dr. Nguyễn Lan: Dr. Nguyễn Lan|渡辺 さくら: 渡辺|王小明: 王小明',
    '김민수: 김민수',
  ),
)('somebody else is spoken to by the first name: %s', (name, address) => expect(firstNamesOf(name)).toBe(address));

it('knows letters with marks of their own', () => expect(firstNamesOf('Nguyễn Thị Lan'.normalize('NFD'))).toBe('Lan'));

it('is read in time that does not explode', () => {
  for (const text of [
    'DUPONT '.repeat(500),
    'Иванов '.repeat(500),
    `Ива${'нов'.repeat(1_000)} Иван`,
    'NÉ'.repeat(2_000),
  ]) {
    const began = process.threadCpuUsage();
    firstNamesOf(`${text} Jean`);
    expect(process.threadCpuUsage(began).user).toBeLessThan(mostMicroseconds);
  }
});
