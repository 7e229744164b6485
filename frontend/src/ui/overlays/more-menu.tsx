import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../controls/button.js';
import { Menu } from './menu.js';

interface MoreMenuProps {
  /** Whose deeds these are, as the button is read aloud: `More for Ann`. */
  of: string;
  className?: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Three dots on a card or a row: change it, or delete it. */
export function MoreMenu({ of, className, onEdit, onDelete }: MoreMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="bare" size="icon" aria-label={`More for ${of}`} className={className}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {({ Item }) => (
        <>
          <Item onSelect={onEdit}>
            <Pencil aria-hidden />
            Edit
          </Item>
          <Item onSelect={onDelete} isDestructive>
            <Trash2 aria-hidden />
            Delete
          </Item>
        </>
      )}
    </Menu>
  );
}
