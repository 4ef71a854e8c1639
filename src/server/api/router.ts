import { accountProcedures } from '../accounts/procedures.ts'
import { buildListProcedures } from '../build-lists/procedures.ts'
import { catalogueProcedures } from '../catalogue/procedures.ts'
import { inviteProcedures } from '../settlements/invite-procedures.ts'
import { memberProcedures } from '../settlements/member-procedures.ts'
import { settlementProcedures } from '../settlements/settlement-procedures.ts'
import { userDataProcedures } from '../user-data/procedures.ts'
import { api } from './implementer.ts'

/** Every procedure of the contract with its implementation. */
export const router = api.router({
  ...catalogueProcedures,
  ...accountProcedures,
  ...userDataProcedures,
  ...buildListProcedures,
  ...settlementProcedures,
  ...memberProcedures,
  ...inviteProcedures,
})
