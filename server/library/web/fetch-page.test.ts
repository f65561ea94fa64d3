import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicOnly, type AddressPolicy } from './address-policy.ts';
import { fetchPage, type FetchOptions } from './fetch-page.ts';

let server: Server;
let base: string;
let port: number;
const asked: string[] = [];

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;
const answers: Record<string, Answerer> = {
  '/guide': (_request, response) =>
    response.setHeader('content-type', 'text/html; charset=iso-8859-1').end('<p>Guide</p>'),
  '/file.pdf': (_request, response) => response.setHeader('content-type', 'application/pdf').end('%PDF-1.7'),
  '/raw/guide.docx': (_request, response) => response.end('PK'),
  '/picture': (_request, response) => response.setHeader('content-type', 'image/png').end('x'),
  '/gone': (_request, response) => response.writeHead(404).end('no'),
  '/hop': (_request, response) => response.writeHead(302, { location: '/guide#part' }).end(),
  '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/inside': (_request, response) => response.writeHead(302, { location: `http://127.0.0.2:${port}/guide` }).end(),
  '/inside-name': (_request, response) =>
    response.writeHead(301, { location: `http://inside.example:${port}/guide` }).end(),
  '/metadata': (_request, response) => response.writeHead(307, { location: 'http://169.254.169.254/latest/' }).end(),
  '/local-file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/packed': (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }).end(gzipSync('A text')),
  '/packed-bomb': (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(2_000_000))),
  '/large': (_request, response) => response.setHeader('content-type', 'text/plain').end(Buffer.alloc(2_000_000, 'a')),
  '/short': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '1000' });
    response.write('only this');
    setTimeout(() => response.destroy(), 20);
  },
  '/slow': (_request, response) => {
    response.setHeader('content-type', 'text/plain');
    response.write('a');
  },
};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host ?? ''}${request.url ?? ''}`);
    answers[request.url ?? '']?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  base = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Allows this test's own server beside the public internet. */
const withTestServer: AddressPolicy = {
  allowAddress: (address) => address === '127.0.0.1' || publicOnly.allowAddress(address),
  allowPort: (given) => given === port || publicOnly.allowPort(given),
};
const names: FetchOptions['resolve'] = async (host) => {
  if (host === 'guides.example') return [{ address: '127.0.0.1', family: 4 }];
  if (host === 'inside.example') return [{ address: '10.0.0.8', family: 4 }];
  if (host === 'both.example')
    return [
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ];
  throw new Error('no such name');
};
const options: FetchOptions = { policy: withTestServer, resolve: names };

test('pages and documents are fetched with their names and charsets, through redirects', async () => {
  expect(await fetchPage(`${base}/guide`, options)).toEqual({
    bytes: Buffer.from('<p>Guide</p>'),
    url: `${base}/guide`,
    name: 'guide.html',
    charset: 'iso-8859-1',
  });
  expect(await fetchPage(`${base}/hop`, options)).toMatchObject({ url: `${base}/guide`, name: 'guide.html' });
  expect(await fetchPage(`${base}/file.pdf`, options)).toMatchObject({ name: 'file.pdf' });
  expect(await fetchPage(`${base}/raw/guide.docx`, options)).toMatchObject({ name: 'guide.docx' });
  expect((await fetchPage(`${base}/packed`, options)).bytes.toString()).toBe('A text');
});

test('the connection goes to the address that was checked, not to what the name means later', async () => {
  // No resolver but the test's knows this name: a second look-up would fail.
  const page = await fetchPage(`http://guides.example:${port}/guide`, options);
  expect(page.url).toBe(`http://guides.example:${port}/guide`);
  expect(asked.at(-1)).toBe(`guides.example:${port}/guide`);
});

test.each([
  ['http://127.0.0.1/', 'private network'],
  ['http://2130706433/', 'private network'],
  ['http://0x7f.1/', 'private network'],
  ['http://0.0.0.0/', 'private network'],
  ['http://10.1.2.3/', 'private network'],
  ['http://172.16.0.1/', 'private network'],
  ['http://192.168.1.1/', 'private network'],
  ['http://169.254.169.254/latest/meta-data/', 'private network'],
  ['http://100.64.0.1/', 'private network'],
  ['http://224.0.0.1/', 'private network'],
  ['http://255.255.255.255/', 'private network'],
  ['http://198.18.0.1/', 'private network'],
  ['http://[::1]/', 'private network'],
  ['http://[::]/', 'private network'],
  ['http://[::ffff:127.0.0.1]/', 'private network'],
  ['http://[::127.0.0.1]/', 'private network'],
  ['http://[fe80::1]/', 'private network'],
  ['http://[fc00::1]/', 'private network'],
  ['http://[fec0::1]/', 'private network'],
  ['http://[ff02::1]/', 'private network'],
  ['http://[64:ff9b::7f00:1]/', 'private network'],
  ['http://[2002:7f00:1::]/', 'private network'],
  ['http://[2001:0:7f00:1::]/', 'private network'],
  ['http://inside.example/', 'private network'],
  ['http://localhost/', 'cannot be resolved'],
  ['http://nowhere.example/', 'cannot be resolved'],
  ['ftp://93.184.216.34/guide.pdf', 'Only http and https'],
  ['file:///etc/passwd', 'Only http and https'],
  ['http://name:word@93.184.216.34/', 'name and password'],
  ['http://93.184.216.34:22/', 'Port 22'],
  ['http://93.184.216.34:5432/', 'Port 5432'],
  ['http://', 'not a web address'],
])('%s is refused', async (address, reason) => {
  await expect(fetchPage(address, { resolve: names })).rejects.toThrow(reason);
});

test('the name localhost leads into this machine and is refused', async () => {
  await expect(fetchPage('http://localhost/')).rejects.toThrow('private network');
});

test('an address with one private address among its own is refused', async () => {
  await expect(fetchPage(`http://both.example:${port}/guide`, options)).rejects.toThrow('private network');
});

test('every redirect is checked again, and there are five at most', async () => {
  const before = asked.length;
  await expect(fetchPage(`${base}/inside`, options)).rejects.toThrow('private network');
  await expect(fetchPage(`${base}/inside-name`, options)).rejects.toThrow('private network');
  await expect(fetchPage(`${base}/metadata`, options)).rejects.toThrow('private network');
  await expect(fetchPage(`${base}/local-file`, options)).rejects.toThrow('Only http and https');
  expect(asked.length - before).toBe(4);
  await expect(fetchPage(`${base}/loop`, options)).rejects.toThrow('more than 5 times');
  expect(asked.length - before).toBe(4 + 6);
});

test('what is no document, too large, cut off or too slow is refused', async () => {
  await expect(fetchPage(`${base}/picture`, options)).rejects.toThrow('image/png');
  await expect(fetchPage(`${base}/gone`, options)).rejects.toThrow('status 404');
  await expect(fetchPage(`${base}/large`, { ...options, sizeLimit: 1_000_000 })).rejects.toThrow('larger than');
  await expect(fetchPage(`${base}/packed-bomb`, { ...options, sizeLimit: 1_000_000 })).rejects.toThrow('larger than');
  await expect(fetchPage(`${base}/short`, options)).rejects.toThrow(/cut off|cannot be reached/);
  await expect(fetchPage(`${base}/slow`, { ...options, timeLimit: 300 })).rejects.toThrow('did not answer');
  await expect(
    fetchPage('http://127.0.0.1:1/', { policy: { allowAddress: () => true, allowPort: () => true } }),
  ).rejects.toThrow('cannot be reached');
});
