import { procedureOf } from '../changes/act-procedure.ts'

export const storageProcedures = {
  addStorage: procedureOf('addStorage'),
  renameStorage: procedureOf('renameStorage'),
  removeStorage: procedureOf('removeStorage'),
  restoreStorage: procedureOf('restoreStorage'),
}
