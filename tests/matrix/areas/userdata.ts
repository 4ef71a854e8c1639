import { add } from '../../support/saving.ts'
import { type Area, attempt } from '../attempt.ts'
import { accountStream } from '../visits.ts'

const ownList = { id: '3f3b1c1e-7c70-4a8b-9f43-0d6a8e2f5a10', name: 'Mine' }
const entries = [{ itemId: '3', quantity: 1, recipeIndex: 0 }]

/** A person's own plan and build lists. */
export const userdataArea: Area = {
  tried: {
    'userdata.read': [attempt('loadUserData')],
    'userdata.save': [
      attempt('saveUserData', () => ({
        clientId: crypto.randomUUID(),
        seq: 1,
        baseVersion: 1,
        operations: [add('log', 1)],
      })),
    ],
    'userdata.subscribe': [accountStream],
    'userdata.versions': [attempt('listUserDataVersions')],
    'userdata.superseded': [attempt('listSupersededValues')],
    'userdata.connectivity_test': [attempt('testDatabaseConnection')],
    'buildlist.own': [attempt('getBuildLists'), attempt('createBuildList', () => ({ ...ownList, entries }))],
  },
  triedElsewhere: {
    'userdata.delete': ['user-data-kept'],
    'buildlist.other': ['build-lists'],
  },
  notOffered: ['userdata.any_other'],
  procedures: {
    getUserDataVersion: 'userdata.versions',
    restoreUserDataVersion: 'userdata.versions',
    renameBuildList: 'buildlist.other',
    deleteBuildList: 'buildlist.other',
  },
}
