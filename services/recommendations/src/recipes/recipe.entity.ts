import { defineEntity, p } from '@mikro-orm/core';
import type { RecipeIdea } from './recipe.js';

const RecipeSchema = defineEntity({
  name: 'Recipe',
  tableName: 'recipes',
  properties: {
    /** A keyed hash of the normalised interest, whose words are not stored. */
    key: p.text().primary(),
    /** A keyed hash of interest and account, until a second account has the interest. */
    firstAccount: p.text().nullable(),
    /** Null until the model was asked. */
    ideas: p.json<RecipeIdea[]>().nullable(),
    createdAt: p.datetime().columnType('timestamptz').index('recipes_created'),
  },
});

/** What shops have for one interest, whoever has it. */
export class Recipe extends RecipeSchema.class {}
RecipeSchema.setClass(Recipe);

const RecipeSecretSchema = defineEntity({
  name: 'RecipeSecret',
  tableName: 'recipe_secret',
  properties: {
    /** What it is for. */
    use: p.text().primary(),
    /** Random, hexadecimal. */
    secret: p.text(),
  },
});

/** The key of the hashes: one row. */
export class RecipeSecret extends RecipeSecretSchema.class {}
RecipeSecretSchema.setClass(RecipeSecret);
