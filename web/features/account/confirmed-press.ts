const NAME = 'benesight-confirmed';

/**
 * Whether the button of our own confirm page was pressed for this very token a moment ago: the embedded auth service then
 * leaves the token's signature in a cookie, which no other site can set. Asking uses it up.
 */
export function wasJustConfirmed(accessToken: string): boolean {
  const cookies = document.cookie.split(';').map((cookie) => cookie.trim());
  const pressed = cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  if (!pressed) return false;
  document.cookie = `${NAME}=; Path=/auth/callback; Max-Age=0`;
  return pressed === accessToken.split('.')[2];
}
