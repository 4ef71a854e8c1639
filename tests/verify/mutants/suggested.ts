type Found = {
  /** The guards here, by their names. */
  readonly guards?: readonly string[]
  /** The proofs, by the end of their words. */
  readonly proofs?: readonly string[]
}

/** The mutants that the bar suggests (B3), each with the guards and the proofs with deliberate faults that try it here. */
export const suggested: Readonly<Record<string, Found>> = {
  'approve without row lock': {
    guards: ['an act is written over what others did meanwhile'],
    proofs: ['contributions -- --rounds 20 --acts 0 --kills 0 --statement-kills 0 --with unnumbered'],
  },
  'uses check outside the transaction': {
    proofs: [
      'settlements -- --only joins --rounds 1 --with uncounted',
      'settlements -- --only joins --rounds 5 --with unlocked',
    ],
  },
  'list endpoint without the membership join': {
    guards: [
      'settlements of others are listed',
      'a membership is not asked for',
      'a removed member counts as active',
    ],
  },
  'body taskId unchecked': {
    guards: ['rows of the ledgers of other settlements are found', 'players of other settlements are found'],
  },
  'target role in place of caller role': {
    guards: ['the right that counts is that of the member whom the act is about, not of the caller'],
  },
  'ack before commit': {
    guards: ['a change is acknowledged before it is committed'],
    proofs: [
      'crash -- --db pg --cycles 1 --saves 0 --first-starts 0 --migrations 0 --backups 0 --with unsaved',
    ],
  },
  'sequence assigned outside the transaction': {
    guards: ['the number of a change is taken before its transaction'],
    proofs: ['settlements -- --only stream --changes 400 --with dropped'],
  },
  'stream without re-authorisation': {
    guards: ['a stream is opened without a look at the membership', 'a removed member’s stream goes on'],
    proofs: ['settlements -- --only revoked --rounds 2 --with late-end'],
  },
  'snapshot save replacing the map': {
    guards: ['a save empties the saved inventory before its own changes'],
    proofs: ['sync -- --histories 20 --database-histories 0 --with forgotten'],
  },
  'unique constraint dropped': {
    guards: ['stored: a contribution is entered twice', 'stored: two people have one nickname'],
  },
  'cookie without Origin check': {
    guards: [
      'origins: a cookie is enough where nothing says where a write comes from',
      'origins: any page may claim to be ours',
    ],
  },
  '`submittedBy` returned whole': { guards: ['people are named by their addresses'] },
  'CHECK constraints dropped': {
    guards: [
      'stored: more is reserved than is there',
      'stored: a task is more than done',
      'stored: an invitation is used more often than it allows',
    ],
  },
  'lock file removed': { guards: ['two servers use one data folder'] },
  '404 body differing from never-existing': {
    guards: ['strangers are refused in other words where there is such a settlement'],
  },
}
