import { noteSentAddress, sentAddressesVariable } from '#scripts/test/sent-addresses'
import { watchAnswers } from './watch-answers.ts'

/** Loaded into a test's server before the server itself. */
const file = process.env[sentAddressesVariable]
if (file) watchAnswers((sent) => noteSentAddress(file, sent))
