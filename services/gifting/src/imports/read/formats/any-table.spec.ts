import { formatOf } from '../formats.js';
import { SourceFile } from '../files/source-file.js';
import { inWords } from '../told.builders.js';

async function read(table: string) {
  const file = new SourceFile(Buffer.from(table));
  const format = formatOf(file);
  const columns = await format.columns!(file);
  const people: string[] = [];
  for await (const entry of format.read(file, columns)) people.push(inWords(entry).name ?? '');
  return { names: columns!.names, fields: columns!.fields, people };
}

describe('the first row of a list', () => {
  it('is what the sender says', async () => {
    const file = new SourceFile(Buffer.from('Guest list\nAnn\nBob\n'));
    const format = formatOf(file);
    const read = async (hasHeading: boolean) => {
      const columns = await format.columns!(file, { fields: [], dayOrder: 'day-first', hasHeading });
      const people: object[] = [];
      for await (const entry of format.read(file, columns)) people.push(entry);
      return { columns, people };
    };
    expect(await format.columns!(file)).toMatchObject({ names: ['Column 1'], hasHeading: false });
    const without = await read(false);
    expect(without.columns).toMatchObject({ names: ['Column 1'], samples: [['Guest list', 'Ann', 'Bob']] });
    expect(without.people).toMatchObject([{ name: 'Guest list' }, { name: 'Ann' }, { name: 'Bob' }]);
    const heading = await read(true);
    expect(heading.columns).toMatchObject({ names: ['Guest list'], samples: [['Ann', 'Bob']], hasHeading: true });
    expect(heading.people).toMatchObject([{ name: 'Ann' }, { name: 'Bob' }]);
  });

  it.each([
    ['Ann Lee\nBob Lee\nCar Lee\n', ['Ann Lee', 'Bob Lee', 'Car Lee']],
    ['Dan\nBob\nAnn\n', ['Dan', 'Bob', 'Ann']],
    ['Hari\nAn\nDag\n', ['Hari', 'An', 'Dag']],
    ['Dan,Hari\nBob,Ann\n', ['Dan', 'Bob']],
    ['Max Born\nAnn Person\n', ['Max Born', 'Ann Person']],
    ['Marcello Rossi\nMarcella Cell\n', ['Marcello Rossi', 'Marcella Cell']],
    ['鈴木 一郎\n佐藤 健\n', ['鈴木 一郎', '佐藤 健']],
    ['Ann,Sister\nBob,Brother\n', ['Ann', 'Bob']],
    ['Ann,12 Long Street\nBob,13 Mobile Avenue\n', ['Ann', 'Bob']],
    ['Ann Lee,3/5/1980\nBob Lee,4/5/1981\n', ['Ann Lee', 'Bob Lee']],
    ['Ann Lee,unknown\nBob,3/5/1980\nCar,3/6/1981\n', ['Ann Lee', 'Bob', 'Car']],
    ['Ann Lee,\nBob,3/5/1980\nCar,3/6/1981\n', ['Ann Lee', 'Bob', 'Car']],
    ['Ann (mother),+14155550100\nBob,+14155550101\n', ['Ann (mother)', 'Bob']],
  ])('is a person where no cell is a heading: %j', async (table, people) => {
    const found = await read(table);
    expect(found.people).toEqual(people);
    expect(found.names[0]).toBe('Column 1');
    expect(found.fields[0]).toBe('name');
  });

  it.each([
    ['Name\nAnn\nBob\n', ['Ann', 'Bob']],
    ['Namen\nAnn\nBob\n', ['Ann', 'Bob']],
    ['Name (family)\nAnn\nBob\n', ['Ann', 'Bob']],
    ['Nombre;Cumpleaños\nAna;3/5/1980\n', ['Ana']],
    ['Navn;Fødselsdag\nMads;04-05-1985\n', ['Mads']],
    ['الاسم,تاريخ الميلاد\nسارة,1980-01-02\n', ['سارة']],
    ['氏名,年,月,日\n鈴木 一郎,1985,5,4\n', ['鈴木 一郎']],
    ['Name,2023,2024\nAnn,tea,wine\n', ['Ann']],
    ['Who,When\nAnn,3/5/1980\nBob,3/6/1981\n', ['Ann', 'Bob']],
    ['My family birthdays,,\nName,Birthday,Relation\nAnn,3/5/1980,Sister\n', ['Ann']],
  ])('is a heading where a cell is one: %j', async (table, people) => {
    const found = await read(table);
    expect(found.people).toEqual(people);
    expect(found.names[0]).not.toBe('Column 1');
  });
});

describe('the order of days that a table leaves open', () => {
  const orderOf = async (heading: string, language: string) => {
    const file = new SourceFile(
      Buffer.from(`${heading}\nGail,Aunt,3/9/1961\nTim,Brother,11/2/1990\n`),
      undefined,
      undefined,
      {
        language,
        zone: 'UTC',
      },
    );
    return (await formatOf(file).columns!(file))!.dayOrder;
  };

  it.each([
    'Name,Relationship,Birthday',
    'Surname,Hobbies,Date of birth',
    'Recipient,Salutation,DOB',
    'Name,Tags,Bday',
  ])('is the sender’s below English headings: %s', async (heading) => {
    expect(await orderOf(heading, 'en-US')).toBe('month-first');
    expect(await orderOf(heading, 'en-GB')).toBe('day-first');
  });

  it.each(['Name,Beziehung,Geburtstag', 'Nom,Relation,Date de naissance'])(
    'is the day first below other ones: %s',
    async (heading) => expect(await orderOf(heading, 'en-US')).toBe('day-first'),
  );
});
