import { createHash } from 'node:crypto';
import { typefaceStyle } from './typefaces.ts';

/** The one style of all pages; it stands in each of them, so that a page loads nothing else but its typefaces. */
export const style = `${typefaceStyle}:root{color-scheme:light dark;--paper:light-dark(oklch(98% .006 85),oklch(19% .022 268));--raised:light-dark(oklch(99.6% .003 85),oklch(22.5% .024 268));--ink:light-dark(oklch(22% .02 270),oklch(94.5% .008 85));--soft:light-dark(oklch(40% .02 270),oklch(81% .012 275));--line:light-dark(oklch(22% .02 270/.13),oklch(94% .008 85/.13));--edge:light-dark(oklch(58% .02 270),oklch(62% .02 275));--hover:light-dark(oklch(22% .02 270/.055),oklch(94% .008 85/.07));--focus:light-dark(oklch(47% .15 258),oklch(78% .105 252));--loss:light-dark(oklch(47% .17 25),oklch(78% .12 25));--gain:light-dark(oklch(45% .09 165),oklch(80% .09 165));--serif:'Newsreader','Iowan Old Style','Source Serif 4',Georgia,serif;--mono:ui-monospace,'SF Mono',Menlo,Consolas,monospace}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:400 16px/24px 'Instrument Sans',system-ui,-apple-system,'Segoe UI',sans-serif;font-variant-numeric:tabular-nums lining-nums}
.test{margin:0;padding:6px 24px;border-bottom:1px solid var(--line);background:var(--hover);color:var(--soft);font-size:13px;line-height:20px;text-align:center}
header.bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 24px;padding:12px max(24px,(100% - 912px)/2);border-bottom:1px solid var(--line)}
header.bar .name{font:500 18px/24px var(--serif);margin-right:auto}
header.bar nav{display:flex;flex-wrap:wrap;gap:4px;margin:0 -12px}
header.bar nav a{padding:6px 12px;border-radius:6px;color:var(--soft);text-decoration:none}
header.bar nav a:hover{background:var(--hover)}
header.bar nav a[aria-current]{color:var(--ink);background:var(--hover);font-weight:500}
main{max-width:960px;margin:0 auto;padding:40px 24px 80px}
main.narrow{max-width:488px}
main.split{max-width:none;padding:0}
h1,h2,h3{margin:0;font-weight:500;text-wrap:balance;overflow-wrap:anywhere}
h1{font:500 30px/36px var(--serif);letter-spacing:-.01em}
h2{font:500 20px/28px var(--serif)}
h3{font-size:16px;line-height:24px}
p{margin:0}
a{color:inherit;text-underline-offset:3px;text-decoration-thickness:1px}
:is(a,button,input,select,summary):focus-visible{outline:2px solid var(--focus);outline-offset:2px}
a:focus-visible,summary:focus-visible{border-radius:4px}
.soft,.hint{color:var(--soft)}
.hint{font-size:13px;line-height:20px}
.stack{display:grid;gap:16px}
.stack>*,.wide>*{min-width:0}
.lead{margin-top:8px;color:var(--soft);max-width:68ch}
section{margin-top:40px}
.split section{margin-top:0}
section>h2{margin-bottom:12px}
.gap{margin:24px 0 0}
.tight{gap:8px}
.card{border:1px solid var(--line);border-radius:10px;background:var(--raised);padding:20px}
.card+.card{margin-top:16px}
.rows{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:10px;background:var(--raised)}
.rows>li{padding:14px 18px;overflow-wrap:anywhere}
.rows>li.pair{align-items:center}
.rows>li+li{border-top:1px solid var(--line)}
.pair{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:4px 20px}
.pair>*{min-width:0}
.line{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px}
.empty{padding:32px 0;color:var(--soft)}
.id{color:var(--soft);font:400 13px/20px var(--mono);overflow-wrap:anywhere}
.figure{font:500 40px/44px var(--serif);letter-spacing:-.015em}
.figure small{font:400 16px/24px 'Instrument Sans',system-ui,sans-serif;letter-spacing:0;color:var(--soft)}
.state{display:inline-flex;align-items:center;gap:6px;font-size:13px;line-height:20px;color:var(--soft);white-space:nowrap}
.state::before{content:'';width:8px;height:8px;border-radius:50%;background:var(--edge)}
.state.good::before{background:var(--gain)}
.state.bad{color:var(--loss)}
.state.bad::before{background:var(--loss)}
.say{display:flex;gap:12px;padding:12px 16px;border:1px solid var(--line);border-left:3px solid var(--gain);border-radius:6px;background:var(--raised)}
.say.bad{border-left-color:var(--loss)}
.say+*{margin-top:24px}
form{margin:0}
fieldset{margin:0;padding:0;border:0;min-width:0}
legend.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
legend{padding:0;margin-bottom:8px;font-weight:500}
label,.label{display:block;margin-bottom:4px;font-size:14px;line-height:20px;font-weight:500}
input,select{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--edge);border-radius:6px;background:var(--paper);color:var(--ink);font:inherit}
input::placeholder{color:var(--soft);opacity:.85}
input[aria-invalid=true],select[aria-invalid=true]{border-color:var(--loss);box-shadow:0 0 0 1px var(--loss)}
input[type=radio],input[type=checkbox]{width:18px;height:18px;min-height:0;margin:0;flex:none;accent-color:var(--ink)}
.wrong{margin-top:4px;color:var(--loss);font-size:14px;line-height:20px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:16px}
.choices{display:grid;grid-template-columns:1fr 1fr;gap:8px}
.choice{display:flex;align-items:center;gap:10px;min-height:44px;margin:0;padding:8px 12px;border:1px solid var(--edge);border-radius:6px;background:var(--paper);cursor:pointer}
.choice:has(:checked){border-color:var(--ink);box-shadow:0 0 0 1px var(--ink)}
.choice:has(:focus-visible){outline:2px solid var(--focus);outline-offset:2px}
.choice input:focus-visible{outline:0}
.pay:has(#method-card:checked) .bank,.pay:has(#method-bank:checked) .plastic{display:none}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 18px;border:1px solid var(--ink);border-radius:6px;background:var(--ink);color:var(--paper);font:inherit;font-weight:500;text-decoration:none;cursor:pointer}
button:hover,.button:hover{opacity:.88}
.quiet{border-color:var(--edge);background:transparent;color:var(--ink)}
.quiet:hover{opacity:1;background:var(--hover)}
.small{min-height:36px;padding:5px 12px;font-size:14px}
.full{width:100%}
.inline{display:flex;flex-wrap:wrap;align-items:flex-end;gap:8px}
.inline>div{min-width:0}
.inline .field{width:11rem}
.inline .field:has([type=datetime-local]){width:14.5rem}
.inline input,.inline select{min-height:36px;padding:5px 10px}
.cards{padding:12px 16px;border-radius:6px;background:var(--hover);font-size:13px;line-height:20px}
.cards dl{display:grid;gap:2px;margin-top:6px}
.cards div{display:grid;grid-template-columns:max-content 1fr;gap:0 16px}
.cards dt{font-family:var(--mono);color:inherit}
.cards dd{text-align:right;color:var(--soft)}
.split{display:grid;min-height:calc(100vh - 33px);grid-template-columns:1fr}
.split>*{padding:32px 24px;min-width:0}
.split .what{background:var(--raised);border-bottom:1px solid var(--line)}
.split .inner{width:100%;max-width:440px;margin:0 auto}
.sold{margin:32px 0 0;padding:16px 0 0;list-style:none;border-top:1px solid var(--line)}
.sold>li{flex-wrap:nowrap;padding:8px 0}
.sold>li>:last-child{flex:none}
.sold h2,.rows h2{font-family:inherit;font-size:16px;line-height:24px}
.back{display:inline-flex;gap:8px;color:var(--soft);text-decoration:none;margin-bottom:24px}
.back:hover{text-decoration:underline}
table{width:100%;border-collapse:collapse}
th,td{padding:10px 16px 10px 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--line);font-weight:400;overflow-wrap:anywhere}
thead th{color:var(--soft);font-size:13px;line-height:20px}
th.sum,td.sum{text-align:right;padding-right:0;padding-left:16px;white-space:nowrap}
tfoot td,tfoot th{border-bottom:0;padding-top:6px;padding-bottom:6px}
tfoot .total{font-weight:500}
.facts{display:flex;flex-wrap:wrap;gap:12px 40px}
.facts>div{min-width:0}
dl{margin:0}
dt{color:var(--soft);font-size:13px;line-height:20px}
dd{margin:0;overflow-wrap:anywhere}
details summary{display:inline-block;min-height:24px;cursor:pointer;color:var(--soft)}
pre{margin:8px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:400 13px/20px var(--mono)}
@media (min-width:900px){.split{grid-template-columns:1fr 1fr}.split>*{padding:72px 48px}.split .what{border-bottom:0;border-right:1px solid var(--line)}.split .what .inner{margin-right:0}.split .how .inner{margin-left:0}.split>*{display:block}}
@media (max-width:640px){main{padding:28px 16px 64px}.test,header.bar{padding-left:16px;padding-right:16px}header.bar nav{font-size:15px;margin:0 -8px}header.bar nav a{padding:6px 8px}h1{font-size:26px;line-height:32px}.split>*{padding:24px 16px}.inline form{flex:1 1 100%}.inline .field{flex:1 1 9rem;width:auto}.inline .field:has([type=datetime-local]){flex-basis:100%;width:100%}}
@media print{:root{color-scheme:light}.test,.noprint,header.bar{display:none}body{background:#fff;color:#000}main{padding:0}}
`;

/** The source expression by which a content security policy allows exactly this style. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
