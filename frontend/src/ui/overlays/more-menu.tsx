import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../controls/button.js';
import { Menu } from './menu.js';
import { controlsWords as say } from '../../languages/controls/en.js';

interface MoreMenuProps {
  /** The name in the button's label: `More for Ann`. */
  of: string;
  className?: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The menu of a card or a row: edit and delete. */
export function MoreMenu({ of, className, onEdit, onDelete }: MoreMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="bare" size="icon" aria-label={say('moreFor', { name: of })} className={className}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {({ Item }) => (
        <>
          <Item onSelect={onEdit}>
            <Pencil aria-hidden />
            {say('edit')}
          </Item>
          <Item onSelect={onDelete} isDestructive>
            <Trash2 aria-hidden />
            {say('delete')}
          </Item>
        </>
      )}
    </Menu>
  );
}
