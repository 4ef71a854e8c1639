/**
 * Names the person of whom a session has ended, by whatever way, or whose account was switched off. The database itself
 * announces it (migration 4): rows of sessions also go with their account, and by the sign-in library's own statements.
 */
export const sessionsEndedChannel = 'sessions_ended'
