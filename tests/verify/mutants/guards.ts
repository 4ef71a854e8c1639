import { type Guards, matrixRows } from './mutant.ts'

const rights = 'src/domain/settlement/right.ts'
const permit = 'src/server/access/permit.ts'

export const guards: Guards = {
  likely: [matrixRows('')],
  mutants: [
    {
      what: 'a membership is not asked for',
      file: permit,
      text: 'if (!settlement || !(membership || isGuest)) throw noSettlement()',
      becomes: "if (!settlement) throw noSettlement()\n  membership ??= { role: 'contributor' }",
    },
    {
      what: 'a removed member counts as active',
      file: permit,
      text: "and user_id = ${userId} and status = 'active'`)",
      becomes: 'and user_id = ${userId}`)',
    },
    {
      what: 'everybody is the owner',
      file: permit,
      text: '=== userId, isSiteAdmin, isInSample }\n',
      becomes: "!== '', isSiteAdmin, isInSample }\n",
    },
    {
      what: 'the right is not looked at',
      file: permit,
      text: 'if (!may(standing, action)) throw',
      becomes: 'if (!standing) throw',
    },
    {
      what: 'a second right is not looked at',
      file: permit,
      text: 'if (!may(permit, action)) throw',
      becomes: 'if (!permit) throw',
    },
    {
      what: 'a deleted settlement can be read',
      file: permit,
      text: 'where settlements.id = ${asked.settlementId} and deleted_at is null`)',
      becomes: 'where settlements.id = ${asked.settlementId}`)',
    },
    {
      what: 'an unknown role is as good as any',
      file: rights,
      text: "if (rule === 'owner' || !isRole(role)) return false",
      becomes: "if (rule === 'owner') return false",
    },
    {
      what: 'members of other settlements are found',
      file: 'src/server/changes/stored-tables.ts',
      text: "where memberships.settlement_id = ${settlementId} and status = 'active'",
      becomes: "where ${settlementId}::uuid is not null and status = 'active'",
    },
    {
      what: 'players of other settlements are found',
      file: 'src/server/changes/stored-tables.ts',
      text: 'where settlement_id = ${settlementId} ${onlyThese(sql`id`, keys)}',
      becomes: 'where ${settlementId}::uuid is not null ${onlyThese(sql`id`, keys)}',
    },
    {
      what: 'invitations of other settlements are found',
      file: 'src/server/invites/queries.ts',
      text: 'where settlement_id = ${settlementId} and id = ${id}`',
      becomes: 'where ${settlementId}::uuid is not null and id = ${id}`',
    },
    {
      what: 'admins can end admin links',
      file: 'src/server/invites/commands.ts',
      text: "link.role === 'admin' ? 'invite.revoke_admin' : 'invite.revoke_low'",
      becomes: "'invite.revoke_low'",
    },
    {
      what: 'admins can make admin links',
      file: 'src/server/invites/commands.ts',
      text: "  requireAlso(permit, 'invite.create_admin')\n",
      becomes: '',
    },
    {
      what: 'ending all links ends those of admins',
      file: 'src/server/invites/commands.ts',
      text: "may(permit, 'invite.revoke_admin')",
      becomes: "may(permit, 'invite.revoke_low')",
    },
    {
      what: 'an old invitation lets a removed member in',
      file: 'src/server/invites/joining.ts',
      text: 'return isOpen && isNewer ? link',
      becomes: 'return isOpen || !isNewer ? link',
    },
    {
      what: 'a revoked or used-up invitation is good',
      file: 'src/server/invites/joining.ts',
      text: 'link.is_active === true &&',
      becomes: 'link.is_active !== null &&',
    },
    {
      what: 'a member joins again',
      file: 'src/server/invites/joining.ts',
      text: "if (membership?.status === 'active')",
      becomes: "if (membership?.status === 'active') return link\n  if (membership?.status === 'none')",
    },
    {
      what: 'an invitation of a deleted settlement is good',
      file: 'src/server/settlements/commands.ts',
      text: 'update invite_links set is_active = false where settlement_id = ${settlementId}',
      becomes: 'update invite_links set is_active = is_active where settlement_id = ${settlementId}',
    },
    {
      what: 'anybody who is signed in can be made the owner',
      file: 'src/server/settlements/commands.ts',
      text: "if (!newOwner) throw refusal('no-member')",
      becomes: 'if (!newOwner) return { answer: {}, changes: [] }',
    },
    {
      what: 'the default settlement can be a stranger’s',
      file: 'src/server/people/procedures.ts',
      text: 'if (defaultSettlementId)\n',
      becomes: "if (defaultSettlementId === '')\n",
    },
    {
      what: 'a stream is opened without a look at the membership',
      file: 'src/server/changes/topic.ts',
      text: 'const { seq } = await permitToRead(database, asked)',
      becomes: 'const { seq } = await permitToRead(database, asked).catch(() => ({ seq: 0 }))',
    },
    {
      what: 'a removed member’s stream goes on',
      file: 'src/server/live/deliver.ts',
      text: 'if (why && event.number > subscription.allowedAt) {\n',
      becomes: 'if (why && event.number < 0) {\n',
    },
    {
      what: 'the reader says itself what it knows',
      file: 'src/server/changes/topic.ts',
      text: 'Math.min(seq, known ?? seq)',
      becomes: 'known ?? seq',
    },
    {
      what: 'a deleted account stays behind its numbers',
      file: 'src/server/people/delete-account.ts',
      text: '  await forgetAccount(tx, userId)\n',
      becomes: '',
    },
    {
      what: 'a deleted account stays linked to a player of a deleted settlement',
      file: 'src/server/people/delete-account.ts',
      text: '  await unlinkPlayers(tx, { userId, everJoined })\n',
      becomes: '',
    },
    {
      what: 'the account is locked before the settlements',
      file: 'src/server/changes/lock-everywhere.ts',
      text: '  await lockSettlements(tx, settlementIds)\n',
      becomes: '',
    },
    {
      what: 'restoring passes the number of settlements one may own',
      file: 'src/server/settlements/commands.ts',
      text: '  await refuseTooManyOwned(tx, userId, null)\n',
      becomes: '',
    },
    {
      what: 'nobody has to be signed in',
      file: 'src/server/access/signed-in.ts',
      text: 'if (!caller)',
      becomes: 'if (caller === undefined)',
    },
    {
      what: 'a session that ended keeps its stream',
      file: 'src/server/live/streams.ts',
      text: '    if (why) endStream(reader, why)\n',
      becomes: '',
    },
    {
      what: 'the same operation is carried out twice',
      file: 'src/server/changes/change.ts',
      text: 'if (known) return { answer: known.answer as Answer, changed: [] }\n',
      becomes: '',
    },
    {
      what: 'an act is written over what others did meanwhile',
      file: 'src/server/changes/record.ts',
      text: 'and seq = ${seq} and deleted_at is null returning seq`',
      becomes: 'and ${seq}::bigint >= 0 and deleted_at is null returning seq`',
    },
    {
      what: 'the same act is done twice',
      file: 'src/server/changes/perform-act.ts',
      text: '(sentAnswerIn(row, sent) ?? answerIn(row, operation))',
      becomes: '(sentAnswerIn(row, sent) ?? answerIn({}, operation))',
    },
    {
      what: 'an operation id is good for another request',
      file: 'src/server/rpc/applied-operations.ts',
      text: 'if (request_hash !== hashOf(request))',
      becomes: "if (request_hash === '')",
    },
  ],
}
