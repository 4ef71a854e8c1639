import { noteSentAddress, sentAddressesVariable } from '#scripts/test/sent-addresses'
import { watchAnswers } from './watch-answers.ts'

/** Node loads this file into a test's server before the server's own code. */
const file = process.env[sentAddressesVariable]
if (file) watchAnswers((sent) => noteSentAddress(file, sent))
