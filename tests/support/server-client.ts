import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files like those of a built client, without the build. */
export function writeClient(folder: string): string {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Bit Calculator</title>
    <script type="module" src="/assets/index-a1B2c3D4.js"></script>
  </head>
  <body>${'<p>words to compress</p>\n'.repeat(60)}</body>
</html>
`,
  )
  writeFileSync(join(folder, 'assets/index-a1B2c3D4.js'), 'console.log("one of many lines")\n'.repeat(500))
  writeFileSync(join(folder, 'assets/index-e5F6g7H8.css'), 'body { color: black }\n'.repeat(100))
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'icon.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47]))
  return folder
}
