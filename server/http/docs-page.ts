import { endpointsByFeature } from '../../contract/all.ts';
import type { EndpointSpec } from '../../contract/endpoint.ts';
import { errors } from '../../contract/errors.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { docsStyles } from './docs-styles.ts';
import { refusalsOf, schemaOf } from './openapi.ts';
import { typeText } from './type-text.ts';

const access = { public: 'Anyone', person: 'Signed in', admin: 'Administrators', service: 'Services' } as const;

const idOf = ({ method, path }: EndpointSpec): string =>
  `${method}${path}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

function block(title: string, type: string): string {
  return `<h4>${title}</h4><pre><code>${escapeHtml(type)}</code></pre>`;
}

function endpointHtml(endpoint: EndpointSpec): string {
  const parts = [
    ...(endpoint.params ? [block('In the address', typeText(schemaOf(endpoint.params, 'input')))] : []),
    ...(endpoint.query ? [block('Query', typeText(schemaOf(endpoint.query, 'input')))] : []),
    ...(endpoint.body ? [block('Body', typeText(schemaOf(endpoint.body, 'input')))] : []),
    endpoint.streams === true
      ? `${block('Answer', typeText(schemaOf(endpoint.reply, 'output')))}<p>May also answer with events or a file.</p>`
      : block('Answer', typeText(schemaOf(endpoint.reply, 'output'))),
  ];
  const refusals = refusalsOf(endpoint).map(
    (code) =>
      `<tr><td>${errors[code].status}</td><td><code>${code}</code></td><td>${escapeHtml(errors[code].message)}</td></tr>`,
  );
  return `<article id="${idOf(endpoint)}">
<h3><span class="method">${endpoint.method}</span> <a href="#${idOf(endpoint)}"><code>${escapeHtml(endpoint.path)}</code></a> <span class="who">${access[endpoint.access]}</span></h3>
<p>${escapeHtml(endpoint.summary)}</p>
<details><summary>Details</summary>${parts.join('')}<h4>Refusals</h4><table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Sentence</th></tr></thead><tbody>${refusals.join('')}</tbody></table></details>
</article>`;
}

/** The API for people: every call with what it takes, answers and refuses, made from the contract. */
export function docsPage(): string {
  const features = Object.entries(endpointsByFeature);
  const navigation = features.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('');
  const sections = features.map(
    ([name, endpoints]) => `<section id="${name}"><h2>${name}</h2>${endpoints.map(endpointHtml).join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API · Benesight</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${docsStyles}</style>
</head>
<body>
<header><h1>The API of Benesight</h1>
<p>Calls are JSON over HTTP, with <code>Authorization: Bearer …</code> and an access token of the auth service under <code>/auth/v1</code>. Every refusal is <code>{error, message, code}</code>, and they come in one order: 401, 403, 404, 400, then what the call itself refuses. For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Features"><ul>${navigation}</ul></nav></header>
<main>${sections.join('\n')}</main>
</body>
</html>
`;
}
