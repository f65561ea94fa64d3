import { expect, test } from 'vitest';
import { renderWord97 } from '../../sample/designs/draw-doc.ts';
import { readDocument } from './read-document.ts';

async function sectionsOf(name: string, text: string) {
  const { pages } = await readDocument({ name, bytes: Buffer.from(text) });
  return pages[0]?.sections;
}

test('Markdown: front matter gives the title, tables with uneven rows keep them, marks and template tags go', async () => {
  const text = `---
title: "Leave types"
redirect: /leave/
---
{% alert %}Read this first.{% endalert %}

## Paid **leave**

Up to [sixteen weeks](#weeks) of _paid_ leave,
at full pay.

- For a birth

  or an adoption
- For a foster child

| Country | Weeks | Note
|---|---|
| **Canada** | 16 |
| Chile | 12 | by law |
`;
  const { title, pages, type } = await readDocument({ name: 'leave.md', bytes: Buffer.from(text) });
  expect([type, title]).toEqual(['txt', 'Leave types']);
  expect(pages).toMatchObject([
    {
      page: 1,
      sections: [
        { heading: null, text: 'Read this first.' },
        {
          heading: 'Paid leave',
          text: [
            'Up to sixteen weeks of paid leave, at full pay.',
            '• For a birth',
            'or an adoption',
            '• For a foster child',
            'Country | Weeks | Note',
            'Canada | 16',
            'Chile | 12 | by law',
          ].join('\n'),
        },
      ],
    },
  ]);
});

test('plain text: wrapped lines are joined, headings are found with and without blank lines, form feeds end pages', async () => {
  const text = `HOLIDAYS

The office is closed on twelve days of the year, and on the day
after Thanksgiving.
Sick leave
Ten days of sick leave a year are paid in full and may be used to care for family.
Plan          Employee     Family
Gold          $120         $410

Jury duty
---------
Up to 5 days are paid.
\fPage two has its own text.`;
  const { pages } = await readDocument({ name: 'a.txt', bytes: Buffer.from(text) });
  expect(pages).toMatchObject([
    {
      page: 1,
      sections: [
        {
          heading: 'HOLIDAYS',
          text: 'The office is closed on twelve days of the year, and on the day after Thanksgiving.',
        },
        {
          heading: 'Sick leave',
          text: [
            'Ten days of sick leave a year are paid in full and may be used to care for family.',
            'Plan | Employee | Family',
            'Gold | $120 | $410',
          ].join('\n'),
        },
        { heading: 'Jury duty', text: 'Up to 5 days are paid.' },
      ],
    },
    { page: 2, sections: [{ heading: null, text: 'Page two has its own text.' }] },
  ]);
});

test('a web page: what stands beside the article goes, unless the article is not where the text is', async () => {
  const words = 'Every employee may enroll in the plan within thirty days of the date of hire, or at open enrollment. ';
  const article = await sectionsOf(
    'a.html',
    `<html><body><nav><a href="/">Careers</a></nav><article><h1>Enrollment</h1><p>${words.repeat(8)}</p><p>${words.repeat(6)}</p></article><footer><p>Cookies</p></footer></body></html>`,
  );
  expect(JSON.stringify(article)).toContain('thirty days');
  expect(JSON.stringify(article)).not.toMatch(/Careers|Cookies/);

  const cards = Array.from(
    { length: 12 },
    (_, n) => `<div><div><h3>Benefit ${n}</h3><span>Worth ${n} dollars</span></div></div>`,
  );
  const all = await sectionsOf('b.html', `<html><body><div><p>${words}</p></div>${cards.join('')}</body></html>`);
  expect(all?.map(({ heading }) => heading)).toEqual([null, ...Array.from({ length: 12 }, (_, n) => `Benefit ${n}`)]);
  expect(all?.at(-1)?.text).toBe('Worth 11 dollars');
});

test('lists of terms, line breaks and nested lists in HTML', async () => {
  const html = `<body><dl><dt>Deductible</dt><dd>$500</dd><dd>$1,000 family</dd><dt>Copay</dt><dd>$20</dd></dl>
    <p>One<br>Two</p><ul><li>Outer<ul><li>Inner</li></ul></li></ul><pre>kept</pre></body>`;
  expect(await sectionsOf('c.html', html)).toMatchObject([
    { heading: null, text: 'Deductible | $500 | $1,000 family\nCopay | $20\nOne\nTwo\n• Outer\n• Inner\nkept' },
  ]);
});

test('a Word 97 document: headings before text, rows of tables; one with a password is refused', async () => {
  const text = [
    'Retirement plan',
    'The company matches half of what you save, up to six percent of your pay, from your first day.',
    'Vesting\t3 years\t',
    'Gym membership',
    'Yoga – “two” classes',
  ].join('\r');
  const doc = await readDocument({ name: 'plan.doc', bytes: renderWord97(`${text}\r`) });
  expect(doc).toMatchObject({
    type: 'doc',
    title: null,
    pages: [
      {
        page: 1,
        sections: [
          {
            heading: 'Retirement plan',
            text: [
              'The company matches half of what you save, up to six percent of your pay, from your first day.',
              'Vesting | 3 years',
              'Gym membership',
              'Yoga – “two” classes',
            ].join('\n'),
          },
        ],
      },
    ],
  });
  const locked = readDocument({ name: 'plan.doc', bytes: renderWord97('secret', { encrypted: true }) });
  await expect(locked).rejects.toThrow('The file is protected by a password.');
});

test.each(['utf-16le', 'utf-16be'] as const)('text in %s without a mark is read as what it is', async (encoding) => {
  const text = `Dental care\u2019s cost is covered in full.\u2000${'It covers two visits a year. '.repeat(4).trim()}`;
  const saved = Buffer.from(text, 'utf16le');
  const bytes = encoding === 'utf-16le' ? saved : Buffer.from(saved).swap16();
  const { pages } = await readDocument({ name: 'plain.txt', bytes });
  expect(pages[0]?.sections).toMatchObject([{ heading: null, text: text.replace('\u2000', ' ') }]);
});

test.each(['utf-16', 'UTF-16LE', 'utf-16be'])(
  'a web page in UTF-8 that calls itself %s is read as UTF-8',
  async (charset) => {
    const page = `<html><head><meta charset="${charset}"></head><body><p>Café plan: dental cleanings twice a year.</p></body></html>`;
    expect(await sectionsOf('cafe.html', page)).toMatchObject([
      { heading: null, text: 'Café plan: dental cleanings twice a year.' },
    ]);
  },
);

test('a web page in the charset that it states, and one in UTF-16 that says so', async () => {
  const page = (charset: string) =>
    `<html><head><meta charset="${charset}"></head><body><p>Café plan</p></body></html>`;
  for (const bytes of [
    Buffer.from(page('iso-8859-1'), 'latin1'),
    Buffer.from(page('utf-16'), 'utf16le'),
    Buffer.from(`\u{FEFF}${page('utf-16')}`, 'utf16le'),
  ]) {
    const { pages } = await readDocument({ name: 'cafe.html', bytes });
    expect(pages[0]?.sections).toMatchObject([{ heading: null, text: 'Café plan' }]);
  }
});

test('bytes that are zero here and there are no text in UTF-16', async () => {
  const bytes = Buffer.from('Dental\0 care \0is\0 covered');
  await expect(readDocument({ name: 'nul.txt', bytes })).rejects.toThrow('something that is not a document');
});

test('a text of very many lines without a blank one is read to its end', async () => {
  const lines = Array.from({ length: 200_000 }, (_, at) => `- item ${at}`);
  const { pages } = await readDocument({ name: 'list.txt', bytes: Buffer.from(lines.join('\n')) });
  expect(pages[0]?.sections.at(-1)?.text).toMatch(/item 199999$/);
});

test('settings of pages that were saved into one Markdown file are no text, and the first title is its own', async () => {
  const text = `<!-- file: leave.md -->
---
layout: page
title: Leave at Orchard Works
tags:
  - leave
---

Eleven paid holidays.

---

Note: this is text between rules.

---

<!-- file: pay.md -->
---
title: Pay
---
Paid twice a month.
`;
  const { title, pages } = await readDocument({ name: 'leave.md', bytes: Buffer.from(text) });
  expect(title).toBe('Leave at Orchard Works');
  expect(pages[0]?.sections.map((section) => section.text).join('\n')).toBe(
    'Eleven paid holidays.\nNote: this is text between rules.\nPaid twice a month.',
  );
});

test('a sheet of a document between rules is text, and no settings of a site', async () => {
  const text = '---\nEmployer: Orchard Works\nEffective: 2025-01-01\n---\n\n## Leave\n\nEleven paid holidays.\n';
  const { title, pages } = await readDocument({ name: 'leave.md', bytes: Buffer.from(text) });
  expect(title).toBeNull();
  const sections = pages.flatMap((page) => page.sections);
  expect(sections.map((section) => section.text).join('\n')).toBe(
    'Employer: Orchard Works\nEffective: 2025-01-01\nEleven paid holidays.',
  );
});

test('a text that a site keeps in its settings is read', async () => {
  const body = 'Orchard Works pays for eleven holidays and three weeks of leave in every year. '.repeat(12);
  expect((await sectionsOf('a.md', `---\nhero: Leave\nbody: ${body}\n---\n`))?.[0]?.text).toContain('eleven holidays');
});

test('menus of a saved page go, lists of links in a text stay', async () => {
  const link = (name: string): string => `* [${name}](https://example.org/${name})`;
  const menu = ['Home', 'Careers', 'Contact'].map(link).join('\n');
  const skip = '[Skip to content](https://example.org/#content "Skip to content")\n';
  const text = `# Leave\n\n${menu}\n\nEleven holidays.\n\n* [Form](https://example.org/form) within a week\n* Five days\n`;
  const linesOf = async (written: string): Promise<string> =>
    ((await sectionsOf('a.md', written)) ?? []).map((section) => section.text).join('\n');
  expect(await linesOf(skip + text)).toBe('Eleven holidays.\n• Form within a week\n• Five days');
  expect(await linesOf(text)).toContain('Careers');
});

test('more pages than any guide has are refused', async () => {
  const bytes = Buffer.from('Dental care.\f'.repeat(20_002));
  await expect(readDocument({ name: 'pages.txt', bytes })).rejects.toThrow('far more pages than a guide');
});

test('a Markdown file may be written in HTML, or have a head of settings alone', async () => {
  const read = async (name: string, text: string) => (await readDocument({ name, bytes: Buffer.from(text) })).pages;
  const table = '<table>\n<tr><td>Holidays</td><td>11</td></tr>\n</table>\n';
  expect((await read('time-off.md', table))[0]?.sections.map(({ text }) => text)).toEqual(['Holidays | 11']);
  const { pages, title } = await readDocument({
    name: 'leave.md',
    bytes: Buffer.from('---\ntitle: Leave at Orchard Works\n---\n\nEleven **paid** holidays.\n'),
  });
  expect([title, pages[0]?.sections[0]?.text]).toEqual(['Leave at Orchard Works', 'Eleven paid holidays.']);
  // A sign of comparison opens no tag.
  const plain = 'Less than <5 days, more than >6 days of leave.\nEleven holidays.\n';
  expect((await read('leave.md', plain))[0]?.sections.map(({ text }) => text).join(' ')).toContain('<5 days');
});
