import type { DayOrder } from '@presently/rules/imports';
import type { StoredColumns } from '../../import.entity.js';
import type { Columns } from '../format.js';
import type { SourceFile } from '../files/source-file.js';
import type { Row } from '../files/table.js';
import { dayOrderOf, isOrderOpen, orderOfLanguage, withoutEmptyDay } from '../values/written-day.js';
import { byName, severalIn } from './table-person.js';

/** A column of days in a table whose columns are known. */
export interface DayColumn {
  name: string;
  field: 'birthday' | 'anniversary';
}

interface FilledColumn extends DayColumn {
  written: string[];
}

const samplesShown = 3;

/** How a sender reads the days of a table whose columns are known. Spreadsheets write them in the order of their country. */
export class AskedDays {
  private readonly columns: FilledColumn[];

  /** @param known those that a table may have */
  constructor(
    known: readonly DayColumn[],
    private readonly file: SourceFile,
    [header, ...rows]: readonly Row[],
  ) {
    const cells = rows.map((row) => byName(header?.cells ?? [], row.cells));
    this.columns = known
      .map((column) => ({ ...column, written: cells.flatMap((cell) => severalIn(cell(column.name), ':::')) }))
      .filter(({ written }) => written.length > 0);
  }

  /** Only the days, and only if nothing says in which order they are written. */
  get question(): StoredColumns | undefined {
    if (!isOrderOpen(this.days)) return undefined;
    return {
      names: this.columns.map(({ name }) => name),
      samples: this.columns.map(({ written }) => written.slice(0, samplesShown)),
      fields: this.columns.map(({ field }) => field),
      dayOrder: orderOfSender(this.file),
      isOrderOpen: true,
      encoding: this.file.encoding,
    };
  }

  order(answer: Columns | undefined): DayOrder {
    return answer?.dayOrder ?? dayOrderOf(this.days, orderOfSender(this.file));
  }

  isLeftOut(name: string, answer: Columns | undefined): boolean {
    const place = this.columns.findIndex((column) => column.name === name);
    const field = answer?.fields[place];
    return answer !== undefined && place >= 0 && field !== 'birthday' && field !== 'anniversary';
  }

  private get days(): string[] {
    return this.columns.flatMap(({ written }) => written.map(withoutEmptyDay));
  }
}

/** The order of days that says nothing itself. */
export const orderOfSender = ({ sender }: Pick<SourceFile, 'sender'>): DayOrder =>
  orderOfLanguage(sender.language) ?? 'month-first';
