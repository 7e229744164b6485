import type { SocialTemplate } from '@presently/contracts/social/templates';
import { Eye, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { takeLostFocus } from '../../../lib/take-focus.js';
import { socialWords as say } from '../../../languages/social/en.js';
import { Badge } from '../../../ui/display/badge.js';
import { Button } from '../../../ui/controls/button.js';
import { Card } from '../../../ui/display/card.js';
import { Loading } from '../../../ui/controls/loading.js';
import { MoreMenu } from '../../../ui/overlays/more-menu.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { Switch } from '../../../ui/controls/switch.js';
import { useSaveTemplate } from '../data/queries.js';
import { shownOfPrompt, truncate } from '../data/texts.js';

interface TemplateListProps {
  /** `undefined` while they load. */
  templates: readonly SocialTemplate[] | undefined;
  onAdd: () => void;
  onPreview: (template: SocialTemplate) => void;
  onEdit: (template: SocialTemplate) => void;
  onDelete: (template: SocialTemplate) => void;
}

const shownAtFirst = 4;

export function TemplateList({ templates, onAdd, ...deeds }: TemplateListProps) {
  const [isAllShown, setIsAllShown] = useState(false);
  const shown = isAllShown ? templates : templates?.slice(0, shownAtFirst);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasEmpty = useRef(false);
  // The button that fills the list goes with the first template.
  useEffect(() => {
    if (wasEmpty.current) takeLostFocus(heading.current);
    wasEmpty.current = templates?.length === 0;
  }, [templates?.length]);
  return (
    <section aria-labelledby="templates">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="templates" tabIndex={-1} className="text-2xl outline-none">
          {say('templates')}
        </h2>
        <Button variant="quiet" size="small" onClick={onAdd}>
          <Plus aria-hidden />
          {say('newTemplate')}
        </Button>
      </div>
      {!templates && (
        <Loading>
          <Card className="grid gap-3 p-5">
            <Skeleton className="h-6 w-44" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-2/3" />
          </Card>
        </Loading>
      )}
      {templates?.length === 0 && <Card className="px-6 py-8 text-ink-soft">{say('noTemplates')}</Card>}
      {templates && shown && shown.length > 0 && (
        <Card>
          <ul
            className={isAllShown ? 'divide-y divide-line' : 'divide-y divide-line max-sm:[&>li:nth-child(n+3)]:hidden'}
          >
            {shown.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                onPreview={() => deeds.onPreview(template)}
                onEdit={() => deeds.onEdit(template)}
                onDelete={() => deeds.onDelete(template)}
              />
            ))}
          </ul>
          {shown.length < templates.length && (
            <div className="border-t border-line p-2">
              <Button variant="bare" size="small" className="w-full" onClick={() => setIsAllShown(true)}>
                {say('showAllTemplates', { count: templates.length })}
              </Button>
            </div>
          )}
        </Card>
      )}
    </section>
  );
}

interface TemplateRowProps {
  template: SocialTemplate;
  onPreview: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

function TemplateRow({ template, onPreview, onEdit, onDelete }: TemplateRowProps) {
  const { id, name, category, prompt, platforms, isActive } = template;
  const save = useSaveTemplate();
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-[1_1_18rem]">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg">{name}</h3>
          <Badge tone={isActive ? 'ribbon' : 'plain'}>{category}</Badge>
        </div>
        <p className="mt-1 text-sm text-ink-soft">{truncate(prompt, shownOfPrompt)}</p>
        <p className="mt-1.5 text-xs text-ink-soft">{platforms.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <label className="flex items-center gap-2 text-sm text-ink-soft">
          <Switch
            checked={isActive}
            disabled={save.isPending}
            aria-label={say('useTemplate', { template: name })}
            onCheckedChange={(checked) => save.mutate({ templateId: id, isActive: checked })}
          />
          <span aria-hidden className="min-w-14">
            {isActive ? say('isActive') : say('isOff')}
          </span>
        </label>
        <Button variant="quiet" size="small" onClick={onPreview} aria-label={say('previewOf', { template: name })}>
          <Eye aria-hidden />
          {say('preview')}
        </Button>
        <MoreMenu of={name} onEdit={onEdit} onDelete={onDelete} />
      </div>
    </li>
  );
}
