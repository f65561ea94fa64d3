import type { Api } from '../../contract/api.ts';
import type { ErrorBody } from '../../contract/errors.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';

/** What came back: `body` is the contract's reply when `status` is 200, else the error body. */
export interface Answer<Body> {
  status: number;
  body: Body;
  /** The body of a refusal; throws where the call succeeded. */
  error: ErrorBody;
  headers: Headers;
}

interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

export type CallApi = <Name extends keyof Api>(
  name: Name,
  options?: CallOptions,
) => Promise<Answer<ReplyOf<Api[Name]>>>;

export interface TestPerson {
  id: string;
  email: string;
  password: string;
  token: string;
  refreshToken: string;
  /** Calls the API as this person. */
  call: CallApi;
}

/** A client of the API over HTTP, with a bearer token or as a visitor. Bodies go out as they are: bad ones too. */
export function apiClient(url: string, token: string | null): CallApi {
  return async (name, options = {}) => {
    const [method, path = ''] = name.split(' ');
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(options.params?.[key] ?? key));
    const answer = await fetch(
      `${url}${filled}${options.query ? `?${new URLSearchParams(options.query).toString()}` : ''}`,
      {
        method: method ?? 'GET',
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(options.body !== undefined && { 'content-type': 'application/json' }),
          ...options.headers,
        },
        ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      },
    );
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    // The server has checked its reply against the contract; a test that asserts on it would notice anything else.
    const body = (isJson ? JSON.parse(text) : text) as never;
    return {
      status: answer.status,
      body,
      headers: answer.headers,
      get error(): ErrorBody {
        if (answer.ok) throw new Error(`${name} was expected to be refused and answered ${answer.status}: ${text}`);
        return body;
      },
    };
  };
}

const PASSWORD = 'correct horse battery';

/** Signs up (or in) over the auth service's own wire and calls the app once, which creates the person. */
export async function signUp(url: string, email: string, password = PASSWORD): Promise<TestPerson> {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'public' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Sign-up of ${email} answered ${answer.status}: ${await answer.text()}`);
  const session = (await answer.json()) as { access_token: string; refresh_token: string; user: { id: string } };
  const call = apiClient(url, session.access_token);
  const first = await call('GET /api/auth/user');
  if (first.status !== 200)
    throw new Error(`The first call of ${email} answered ${first.status}: ${first.error.error}`);
  return {
    id: session.user.id,
    email,
    password,
    token: session.access_token,
    refreshToken: session.refresh_token,
    call,
  };
}
