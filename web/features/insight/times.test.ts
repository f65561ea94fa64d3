import { expect, it } from 'vitest';
import { chatTime, messageTime } from './times.ts';

const now = new Date(2026, 10, 21, 15, 30).getTime();
const ago = (hours: number, minutes = 0) => now - (hours * 60 + minutes) * 60_000;

it('dates a chat', () => {
  expect(chatTime(ago(0), now)).toBe('3:30 PM');
  expect(chatTime(ago(23, 59), now)).toBe('3:31 PM');
  expect(chatTime(ago(24), now)).toBe('Yesterday');
  expect(chatTime(ago(47, 59), now)).toBe('Yesterday');
  expect(chatTime(ago(48), now)).toBe('Nov 19');
});

it('dates a message', () => {
  expect(messageTime(now, now)).toBe('Just now');
  expect(messageTime(now + 5000, now)).toBe('Just now');
  expect(messageTime(ago(0, 1), now)).toBe('1m ago');
  expect(messageTime(ago(0, 59), now)).toBe('59m ago');
  expect(messageTime(ago(1), now)).toBe('1h ago');
  expect(messageTime(ago(23, 59), now)).toBe('23h ago');
  expect(messageTime(ago(24), now)).toBe('Nov 20, 2026');
});
