/** The offline page's stylesheet: it stands in the page, over the co-op's own colours. */
export const offlineStyle = `
:root{--page:#f6f7f5;--surface:#fff;--text:#17201b;--text-2:#48534d;--line:#dfe3de;--focus:#1a56d6;color-scheme:light}
[data-mode=dark]{--page:#0f1412;--surface:#171d1a;--text:#edf2ef;--text-2:#bcc7c1;--line:#29312d;--focus:#8db7ff;color-scheme:dark}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:var(--page);color:var(--text);font:1rem/1.55 "Segoe UI",system-ui,-apple-system,Roboto,"Helvetica Neue",Arial,sans-serif}
:root:lang(es) [data-language=en],:root:not(:lang(es)) [data-language=es]{display:none}
header{display:flex;align-items:center;gap:12px;padding:16px 20px;background:var(--brand-deep);color:#fff}
header img{display:block;height:40px;width:auto}
main{max-width:560px;margin:24px auto;padding:32px 28px;background:var(--surface);border:1px solid var(--line);border-radius:16px}
h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.02em;margin-bottom:8px}
h2{font-size:1.125rem;margin-bottom:4px}
main p,section p{color:var(--text-2)}
button{min-height:48px;margin:24px 0;padding:0 24px;border:0;border-radius:10px;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--brand-hover)}
a{color:var(--brand);font-weight:600}
dl{display:grid;gap:2px;padding-block:20px;border-block:1px solid var(--line)}
dt{color:var(--text-2);font-size:.875rem}
dd+dt{margin-top:14px}
dd a{display:inline-block;padding-block:4px;font-size:1.375rem}
dd span{display:block;color:var(--text-2)}
section{margin-top:20px}
.seen{display:none;margin:0 0 20px}
[data-seen] .seen{display:block}
section a{display:inline-block;margin-top:8px;padding-block:4px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media(max-width:639px){main{margin:0;border:0;border-radius:0;padding:24px 20px}body{background:var(--surface)}button{width:100%}}
`.replaceAll('\n', '');
