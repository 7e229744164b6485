import { IsOptional, IsString } from 'class-validator';
import { Nullable } from '@presently/contracts/kit/fields/nested';
import { Schemas } from './json-schemas.js';

class Message {
  @IsString() always!: string;
  @Nullable() @IsString() orNull!: string | null;
  @IsOptional() @IsString() sometimes?: string;
  @IsOptional() @Nullable() @IsString() sometimesOrNull?: string | null;
}

describe('the schema of a message', () => {
  const { required, properties } = new Schemas('#').schemaOf(Message) as {
    required: string[];
    properties: Record<string, { type: unknown }>;
  };

  it('requires what is there in every message, if only as null', () => {
    expect(required.toSorted()).toEqual(['always', 'orNull']);
  });

  it('allows null where the field says so', () => {
    const nullable = Object.entries(properties).filter(([, { type }]) => Array.isArray(type) && type.includes('null'));
    expect(nullable.map(([name]) => name).toSorted()).toEqual(['orNull', 'sometimesOrNull']);
  });
});
