import { type Area, attempt } from '../attempt.ts'

const ownList = { id: '3f3b1c1e-7c70-4a8b-9f43-0d6a8e2f5a10', name: 'Mine' }
const entries = [{ itemId: '3', quantity: 1, recipeIndex: 0 }]

/** A person's own plan and build lists. */
export const userdataArea: Area = {
  tried: {
    'userdata.read': [attempt('loadUserData')],
    'userdata.versions': [attempt('listUserDataVersions')],
    'userdata.superseded': [attempt('listSupersededValues')],
    'userdata.connectivity_test': [attempt('testDatabaseConnection')],
    'buildlist.own': [attempt('getBuildLists'), attempt('createBuildList', () => ({ ...ownList, entries }))],
  },
  triedElsewhere: {
    'userdata.save': ['user-data'],
    'userdata.delete': ['user-data-kept'],
    'userdata.subscribe': ['user-data-live'],
    'buildlist.other': ['build-lists'],
  },
  notOffered: ['userdata.any_other'],
  procedures: {
    saveUserData: 'userdata.save',
    getUserDataVersion: 'userdata.versions',
    restoreUserDataVersion: 'userdata.versions',
    renameBuildList: 'buildlist.other',
    deleteBuildList: 'buildlist.other',
  },
  routes: { 'GET /api/live': 'userdata.subscribe' },
}
