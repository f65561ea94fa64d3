import { expect, it } from 'vitest';
import { withoutMarkers } from './markers.ts';

it('leaves no marker in copied text, nor the blank before it', () => {
  expect(withoutMarkers('16 weeks 【1】, at full pay【2†source】. Then 8【3')).toBe('16 weeks, at full pay. Then 8');
});
