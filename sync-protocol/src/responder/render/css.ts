/**
 * The style is sent inline so that nothing else has to load. A policy allows it by hash:
 * `style-src 'sha256-' + base64(sha256(RESPONDER_CSS))`. `:host` is for the app's shadow root.
 *
 * Every colour comes with an icon and a word, so that a grey print is readable. A dose and the original words
 * of an entry are boxes, so that a line breaks before "1 tablet" and not within it.
 */
const LIGHT =
  '--bg:#fff;--fg:#000;--soft:#454545;--line:#8a8a8a;--red:#b30f0f;--tint:#fdeaea;--warn:#fff3c4;--link:#0b4a9e;--do:#0a5c2c'
const DARK =
  '--bg:#000;--fg:#fff;--soft:#c4c4c4;--line:#8a8a8a;--red:#ff7b7b;--tint:#3a0d0d;--warn:#3d3200;--link:#9cc8ff;--do:#7ee2a8'

export const RESPONDER_CSS = `
:root,:host{${LIGHT};color-scheme:light dark}
@media(prefers-color-scheme:dark){:root,:host{${DARK}}}
:host{display:block;min-height:100vh;background:var(--bg)}
*{box-sizing:border-box;margin:0;padding:0}
body,.page{background:var(--bg);color:var(--fg);font:400 1.125rem/1.4 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;-webkit-text-size-adjust:100%}
.page{max-width:44rem;min-height:100vh;margin:0 auto;padding:12px 16px 32px;overflow-wrap:anywhere}
a{color:var(--link)}
a:focus-visible,button:focus-visible,input:focus-visible,summary:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.top{display:flex;flex-wrap:wrap;gap:0 .5rem;align-items:start;justify-content:space-between}
.sos{background:var(--fg);color:var(--bg)}
.top .sos{flex:1 1 9rem;margin-inline-end:0;line-height:1.25}
details[open]{flex-basis:100%}
summary{display:inline-flex;gap:.4rem;align-items:center;min-height:3rem;margin:.35rem 0;cursor:pointer}
summary svg{width:1.25rem;height:1.25rem;fill:none;stroke:currentColor;stroke-width:1.75}
header{overflow:hidden;padding:0 0 .5rem}
header img{float:inline-end;width:6rem;height:7.5rem;object-fit:cover;margin-inline-start:1rem;border:1px solid var(--line)}
h1{font-size:1.75rem;line-height:1.15;white-space:pre-wrap}
.facts{font-size:1.25rem}
section{border-top:2px solid var(--fg);padding:.5rem 0 .75rem}
.brief{display:flex;flex-wrap:wrap;gap:0 .75rem;align-items:baseline;padding-bottom:.5rem}
.brief h2,.brief li{margin:0;padding:0}
h2{font-size:1.125rem;color:var(--soft);margin-bottom:.25rem}
h3{font-size:1.25rem;margin:.5rem 0 .25rem}
ul{list-style:none}
li{padding:.3rem 0;font-size:1.25rem}
li+li{border-top:1px solid var(--line)}
li>b,section>p>b,p>b{font-size:1.5rem;line-height:1.25}
section>p{font-size:1.25rem;white-space:pre-line}
.detail,small{display:block;white-space:pre-line}
.detail{font-size:1.25rem}
small{font-size:1.125rem;color:var(--soft)}
.written{font-weight:400}
.written,.detail bdi,bdo{display:inline-block}
.written bdi,.plan .detail bdi{display:inline}
.or{font-style:normal;font-weight:400;color:var(--soft)}
.alarm{border:4px solid var(--red);background:var(--tint);padding:8px 12px;margin-bottom:.75rem}
.alarm h2{color:var(--red);font-size:1.375rem}
.alarm li>b{font-size:min(1.75rem,13vw)}
.alarm+.alarm{margin-top:0}
.caution{border-top-width:5px}
.caution h2{color:var(--fg);font-size:1.25rem}
.mark{display:inline-block;border:2px solid var(--fg);padding:0 .4em}
.plan .mark{color:var(--fg);border-width:3px}
.do .mark{color:var(--do);border-color:var(--do)}
.avoid .mark{color:var(--red);border-color:var(--red)}
.refuse .mark{border-style:double}
.plan summary{display:list-item;min-height:3rem;margin:0}
.alert,.warn{border-inline-start:6px solid var(--fg);background:var(--warn);color:var(--fg);padding:.4rem .6rem;margin:.35rem 0}
dl>div{display:flex;flex-wrap:wrap;gap:0 .75rem;align-items:baseline;padding:.2rem 0}
dt{color:var(--soft)}
dd{font-size:1.25rem;font-weight:600;white-space:pre-line}
.sos,.call{display:inline-flex;flex-wrap:wrap;gap:.1rem .5rem;align-items:center;min-height:3rem;margin:.35rem 0;margin-inline-end:.5rem;padding:.4rem .75rem;border:2px solid var(--fg);border-radius:.5rem;text-decoration:none}
.call{color:var(--fg);font-size:1.25rem;font-weight:700}
.call span{font-weight:400}
.first .call{width:100%;margin:0 0 .35rem;padding-block:.2rem;font-size:1.125rem;line-height:1.25}
.first span{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
footer{border-top:2px solid var(--fg);padding-top:.75rem}
footer p{margin-bottom:.5rem}
nav{line-height:2.6;margin-inline:-.4rem}
nav a,nav b{display:inline-block;padding:0 .4rem;font-size:1.125rem}
form p,fieldset,p:has(button){margin:1rem 0}
fieldset{border:0}
legend{font-weight:700}
fieldset label{display:flex;gap:.75rem;align-items:center;min-height:3rem;margin:0;border-bottom:1px solid var(--line);cursor:pointer}
label{display:block;font-size:1.125rem;margin-bottom:.25rem}
input,button{font:inherit;min-height:3rem;padding:.4rem .75rem;border:2px solid var(--fg);border-radius:.5rem;background:var(--bg);color:var(--fg);max-width:100%}
input{width:min(100%,24rem)}
[type=radio]{width:1.5rem;min-height:0;height:1.5rem;flex:none;accent-color:var(--fg)}
button{font-weight:700;cursor:pointer}
a+button{margin-inline-start:.75rem}
[hidden]{display:none}
@media print{:root,:host{${LIGHT};font-size:68%}details,form,button,.sos,.first{display:none}.page{max-width:none;padding:0}section,li{break-inside:avoid}.call{border:0;padding:0}.alarm{background:none}}
`.trim()
