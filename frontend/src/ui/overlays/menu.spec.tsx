import '../../testing/jsdom-gaps.js';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { speak } from '../../languages/words.js';
import { Button } from '../controls/button.js';
import { Select } from '../controls/select.js';
import { Menu } from './menu.js';

afterEach(() => speak('en'));

describe.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const)('In %s', (language, direction) => {
  it(`a menu is written ${direction}`, async () => {
    speak(language);
    render(<Menu trigger={<Button>More</Button>}>{({ Item }) => <Item>Edit</Item>}</Menu>);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect((await screen.findByRole('menu')).getAttribute('dir')).toBe(direction);
  });

  it(`a list of choices is written ${direction}`, async () => {
    speak(language);
    const options = [{ value: 'tea', label: 'Tea' }];
    render(<Select aria-invalid={false} value="tea" onValueChange={() => undefined} options={options} />);
    await userEvent.click(screen.getByRole('combobox'));
    expect((await screen.findByRole('listbox')).getAttribute('dir')).toBe(direction);
  });
});
