import { nginxProgram } from '../proxy/nginx.ts'

/** A proof that has a fault to find. */
export type Proof = {
  /** The command without `npm run verify:`, as it is typed. */
  readonly words: string
  /** Matches the sentence by which the fault is found out. */
  readonly finds: RegExp
  /** A program without which it cannot be tried. */
  readonly needs?: string
}

/** Every proof with its faults, each in a size of seconds to a minute, as far as that can be. */
export const proofs: readonly Proof[] = [
  {
    words: 'sync -- --histories 20 --database-histories 0 --with forgotten',
    finds: /seed \d+ in memory: .*/,
  },
  {
    words: 'tabs -- --db pg --saves 30 --with unsaved',
    finds: /versions came twice/,
  },
  {
    words: 'crash -- --db pg --cycles 1 --saves 0 --first-starts 0 --migrations 0 --backups 0 --with unsaved',
    finds: /\d+ times a browser lost acknowledged saves/,
  },
  {
    words: 'crash -- --db pg --cycles 0 --first-starts 0 --migrations 4 --backups 0 --with untransacted',
    finds: /\w+, killed after statement \d+ of \d+ .*: neither as before nor migrated: /,
  },
  {
    words: 'crash -- --db pg --cycles 0 --first-starts 0 --migrations 0 --backups 3 --with hasty',
    finds: /kill \d, of .*: the former backup \S+ is gone/,
  },
  {
    words: 'contributions -- --rounds 20 --acts 0 --kills 0 --statement-kills 0 --with unnumbered',
    finds: /round \d+: \d acts decided/,
  },
  {
    words: 'contributions -- --rounds 60 --acts 0 --kills 0 --statement-kills 0 --with unentered',
    finds: /round \d+: 0 entries, it is approved/,
  },
  {
    words: 'settlements -- --only joins --rounds 1 --with uncounted',
    finds: /joins: maxUses 7, round 0: 50 joined, not 7/,
  },
  {
    words: 'settlements -- --only joins --rounds 5 --with unlocked',
    finds: /joins: maxUses \d+, round \d+: (answered 500|\d+ joined)/,
  },
  {
    words: 'settlements -- --only owners --rounds 5 --with unlocked',
    finds: /owners: round \d+: \d+ handings-over at once/,
  },
  {
    words: 'settlements -- --only revoked --rounds 2 --with late-end',
    finds: /revoked: a stream ended [3-9]\d{3} ms after the removal/,
  },
  {
    words: 'settlements -- --only stream --changes 400 --with dropped',
    finds: /stream: after \d+ came \d+/,
  },
  {
    words: 'settlements -- --only stream --changes 400 --with doubled',
    finds: /stream: \d+ events came twice/,
  },
  {
    words: 'ledger -- --seeds 1 --acts 400 --with unentered',
    finds: /seed 1: .*: \d+ there, \d+ entered/,
  },
  {
    words: 'ledger -- --seeds 1 --acts 400 --with dropped',
    finds: /seed 1: no event before \d+/,
  },
  {
    words: 'offline -- --histories 20 --with unsaved',
    finds: /device \d: addItemsToInventory .* is lost/,
  },
  {
    words: 'restore -- --rounds 1 --with short-backup',
    finds: /backup 1: 0 saves of browser \S+, where \d+ were acknowledged before the backup began/,
  },
  {
    words: 'faults -- --only clock --with unsaved',
    finds: /clock stepped: \d+ pieces came into the stock, \d+ were acknowledged/,
  },
  {
    words: 'faults -- --only clock --with doubled',
    finds: /clock stepped: after \d+ came \d+/,
  },
  {
    words: 'load -- --db pglite --seconds 10 --streams 5,10 --with exchanged',
    finds: /10 streams: \d+ events were not delivered/,
  },
  {
    words: 'bodies -- --db pg --bodies 700 --with kept',
    finds: /later series still add to what is held/,
  },
  {
    words: 'fuzz -- --db pg --bodies 1000 --series 1 --with failing',
    finds: /\w+ was answered with 500: /,
  },
  {
    words: 'fields -- --only createProject --with lenient',
    finds: /createProject items\[\] with \w+ was answered with 200, and \d+ others/,
  },
  {
    words: 'fields -- --only renameStorage --with unwilling',
    finds: /renameStorage is refused without a foreign field too/,
  },
  {
    words: 'fields -- --only updateProject --with meddling',
    finds: /updateProject: what was refused has updated projects/,
  },
  {
    words: 'soak -- --db pglite --minutes 1 --with leak',
    // Memory grows in the first minute without any fault too.
    finds: /handles and sockets: \d+ handles and \d+ sockets are left/,
  },
  {
    words: 'xss -- --texts few --with unescaped',
    finds: /has nothing but texts: expected \[ '\/hit'/,
  },
  {
    words: 'client -- --only R5 --rounds few --with unsaved',
    finds: /planks on the next visit: expected '0' to be '1'/,
  },
  ...['buffering', 'forwarding', 'log', 'errors'].map((fault) => ({
    words: `proxy -- --with ${fault}`,
    finds: /not so: |a stream was held back/,
    needs: nginxProgram,
  })),
]
