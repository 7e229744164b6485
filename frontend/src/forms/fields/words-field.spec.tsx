import '../../testing/jsdom-gaps.js';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSchemaForm } from '../use-schema-form.js';
import { TextField } from './text-field.js';
import { WordsField } from './words-field.js';

const saved = jest.fn<(typed: object) => void>();
const more = jest.fn();

function Form() {
  const form = useSchemaForm<{ name: string; interests: string[] }>(
    { fields: { name: { required: 'Name is required' } } },
    { defaultValues: { name: '', interests: [] }, mode: 'onTouched', serverError: null },
  );
  return (
    <form noValidate onSubmit={form.onSubmit((typed) => saved(typed))}>
      <TextField form={form} name="name" label="Name" />
      <WordsField form={form} name="interests" label="Interests" />
      <button type="button" onClick={more}>
        More
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const pressOn = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  saved.mockReset();
  more.mockReset();
  render(<Form />);
});
/** No press is under way when the next spec begins. */
afterEach(() => {
  fireEvent.click(document.body);
});

describe('Words that are left', () => {
  it('by Tab are chips at once', async () => {
    await userEvent.type(field('Interests'), 'tea, jazz');
    await userEvent.tab();
    expect(chips()).toEqual(['tea', 'jazz']);
    expect(field('Interests').value).toBe('');
  });

  it('by a press of a mouse are chips once it has clicked', async () => {
    await userEvent.type(field('Interests'), 'tea');
    await userEvent.pointer({ target: pressOn('More'), keys: '[MouseLeft>]' });
    expect(document.activeElement).toBe(pressOn('More'));
    expect(chips()).toEqual([]);
    await userEvent.pointer({ target: pressOn('More'), keys: '[/MouseLeft]' });
    fireEvent.click(pressOn('More'));
    expect(chips()).toEqual(['tea']);
    expect(more).toHaveBeenCalled();
  });

  it('by a tap, which moves the focus after the finger was lifted, are chips once it has clicked', async () => {
    await userEvent.type(field('Interests'), 'tea');
    fireEvent.pointerDown(pressOn('More'));
    fireEvent.pointerUp(pressOn('More'));
    act(() => pressOn('More').focus());
    expect(chips()).toEqual([]);
    fireEvent.click(pressOn('More'));
    expect(chips()).toEqual(['tea']);
  });

  it.each([
    ['that turns into scrolling', () => fireEvent.pointerCancel(document.body)],
    ['that is followed by a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ])('by a press %s are chips without a click', async (_which, end) => {
    await userEvent.type(field('Interests'), 'tea');
    fireEvent.pointerDown(document.body);
    fireEvent.blur(field('Interests'));
    expect(chips()).toEqual([]);
    end();
    expect(chips()).toEqual(['tea']);
  });

  it('by a press that ends without a click are chips soon after', async () => {
    await userEvent.type(field('Interests'), 'tea');
    fireEvent.pointerDown(document.body);
    fireEvent.blur(field('Interests'));
    fireEvent.pointerUp(document.body);
    expect(chips()).toEqual([]);
    expect((await screen.findByRole('listitem')).textContent).toBe('tea');
  });

  it('by a press on Save are saved', async () => {
    await userEvent.type(field('Name'), 'Nora');
    await userEvent.type(field('Interests'), 'tea, jazz');
    await userEvent.click(pressOn('Save'));
    expect(saved).toHaveBeenCalledWith({ name: 'Nora', interests: ['tea', 'jazz'] });
  });

  it('by a press that removes another stay', async () => {
    await userEvent.type(field('Interests'), 'tea, maps, jazz');
    await userEvent.click(pressOn('Remove maps'));
    expect(chips()).toEqual(['tea', 'jazz']);
  });
});

it('A field that is left by a press shows what is wrong once the press has clicked', async () => {
  await userEvent.click(field('Name'));
  fireEvent.pointerDown(pressOn('More'));
  await act(async () => pressOn('More').focus());
  expect(screen.queryByText('Name is required')).toBeNull();
  fireEvent.pointerUp(pressOn('More'));
  fireEvent.click(pressOn('More'));
  expect(await screen.findByText('Name is required')).toBeTruthy();
});
