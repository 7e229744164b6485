import { useEffect, useEffectEvent, useRef } from 'react';
import type { SchemaForm } from '../../forms/use-schema-form.js';
import type { TypedIdea } from './idea-schema.js';

/** Fills in the name that a page gives its product, unless the user has typed another. It goes with its link. */
export function useTitleOfPage(title: string | undefined, form: SchemaForm<TypedIdea>): void {
  const filledIn = useRef('');
  const fillIn = useEffectEvent((found: string) => {
    const current = form.getValues('title');
    if (current !== '' && current !== filledIn.current) return;
    filledIn.current = found;
    form.setValue('title', found);
  });
  useEffect(() => fillIn(title ?? ''), [title]);
}
