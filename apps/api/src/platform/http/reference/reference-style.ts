/** The style of the page of the API: in light and dark, on a phone in one column. */
export const referenceStyle = `
:root{color-scheme:light dark;--quiet:light-dark(#555,#b5b5b5);--line:light-dark(#d5d5d5,#444);--soft:light-dark(#f3f4f6,#1f2226);--link:light-dark(#0b57a4,#8ab8f0)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:80rem;padding:0 1rem 4rem;background:light-dark(#fff,#131517);color:light-dark(#1b1b1a,#ececec);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--link)}
h1{margin:1.5rem 0 .5rem;font-size:1.75rem}
h2{margin:2.5rem 0 .5rem;font-size:1.4rem}
h3{margin:0;font-size:1.1rem}
h4{margin:1rem 0 .25rem;font-size:1rem}
p{margin:.5rem 0}
code,pre{font:.9em/1.5 ui-monospace,monospace}
pre{margin:.5rem 0;padding:.75rem;border-radius:.5rem;background:var(--soft);white-space:pre-wrap}
article{margin:1rem 0;padding:1rem;border:1px solid var(--line);border-radius:.5rem;scroll-margin-top:1rem}
article:target{border-color:var(--link)}
.call code{display:block;padding:.5rem .75rem;border-radius:.5rem;background:var(--soft)}
.facts,dd span{color:var(--quiet);font-size:.9rem}
dl{margin:0}
dt{margin-top:.5rem}
dd{margin:0}
dd span{display:block}
summary{padding:.25rem 0;cursor:pointer}
nav{padding:.5rem 0;border-block:1px solid var(--line)}
nav ul{margin:0 0 .5rem;padding-left:1.5rem;list-style:none}
nav a{display:block;padding:.2rem 0}
.skip{position:absolute;left:-99rem}
.skip:focus{position:static}
@media (min-width:60rem){
body{display:grid;grid-template-columns:16rem minmax(0,1fr);gap:0 2rem}
header,.skip{grid-column:1/-1}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto}
dl{display:grid;grid-template-columns:minmax(10rem,20rem) minmax(0,1fr);gap:.4rem 1rem}
dt{margin:0}
main>section:first-child>h2{margin-top:.5rem}
}`;
