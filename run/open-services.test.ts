import { expect, test } from 'vitest';
import { startTestHouse } from '../server/testing/house.ts';

test('without outside services the browser is led to the embedded ones, and the policy lets it', async () => {
  const house = await startTestHouse();
  const answer = await fetch(`${house.url}/api/config`);
  const { analytics } = (await answer.json()) as { analytics: { host: string; key: string } };
  const sent = await fetch(`${analytics.host.replace('localhost', '127.0.0.1')}/batch/`, {
    method: 'POST',
    body: JSON.stringify({ api_key: analytics.key, batch: [{ event: 'seen' }] }),
  });
  expect(sent.status).toBe(200);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(analytics.host);
  expect(policy).toContain(analytics.host.replace('localhost', '127.0.0.1'));
  await house.close();
});

test('a visitor of a public address is not led to a port of this machine', async () => {
  const house = await startTestHouse({ env: { APP_URL: 'https://benesight.example.com' } });
  const answer = await fetch(`${house.url}/api/config`);
  expect(await answer.json()).toMatchObject({ analytics: null });
  expect(answer.headers.get('strict-transport-security')).toContain('max-age');
  expect(answer.headers.get('content-security-policy')).not.toContain('localhost');
  await house.close();
});
