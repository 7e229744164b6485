import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsString } from 'class-validator';

/** Sizes or colours of one product that are kept. */
export const mostChoices = 30;

/**
 * What a shop asks for before it sells a product. A list holds the names that the shop has for it; an empty one says that
 * there are several, without their names. Without a list there is nothing to ask.
 */
export class VariantChoices {
  @IsOptional() @IsArray() @ArrayMaxSize(mostChoices) @IsString({ each: true }) size?: string[];
  @IsOptional() @IsArray() @ArrayMaxSize(mostChoices) @IsString({ each: true }) colour?: string[];
}

/** What a recipient is asked about a product. */
export class AskedVariant extends VariantChoices {
  /** Whether nobody knows if the shop asks: the sender has described the product by hand. */
  @IsOptional() @IsBoolean() isGuess?: boolean;
}
