/** The page about what is stored. Change these sentences whenever what is stored changes, here or on the server. */
export const privacyText = {
  title: 'What is stored',
  intro:
    'This page lists everything this app and its server keep. There is no advertising and no tracking. Your browser asks nothing of any other site, but of your sign-in provider while you sign in.',
  toCalculator: 'Open the calculator',
  sections: [
    {
      title: 'In this browser, with or without an account',
      points: [
        'Your queue, inventory and recipe choices, the build lists you saved here, and earlier copies of them to go back to.',
        'How you like the app to look: theme, layout, and whether the catalogue column is open.',
        'The tools and levels you told, from which times are estimated.',
        'In a tab, until it is closed: your latest steps, so that Undo reaches back over a reload.',
        'The app itself and the item catalogues, so that everything works without a network.',
        'All of it leaves with the site data that your browser lets you delete.',
      ],
    },
    {
      title: 'In this browser, while you are signed in',
      points: [
        'One cookie that says which session is yours. The page itself cannot read it. During a sign-in a second one, for a few minutes.',
        'The number of your account, so that the page knows whom to expect; no name and no address.',
        'Changes that have not reached the server yet, so that none is lost when the network is; and changes to settlements that could not be made, until you dismiss them.',
        'The settlements you opened here, with the names of their members and players, as they were last known, so that they open without a network.',
        'Projects that are shared with you: their name, their owner’s name and their tasks, with what you delivered, as they were last known.',
        'Whether this device shows notifications as its own too. They are shown by the app itself while it runs; nobody else is sent any.',
        'Signing out first saves what is open, then takes your account’s data out of this browser.',
        'A session that ends in another way, by its age or because you signed this browser out from another one, leaves your plan and what was known of your settlements here for when you sign in again.',
      ],
    },
    {
      title: 'On the server, if you have an account',
      points: [
        'What your provider told about you when you signed in: its number for you, your name, your email address, and whether that address was verified. No password, and nothing with which we could act in your name there.',
        'What you chose or told: nickname, display name for settlements, preferences, tools and levels.',
        'Your inventory, build list and recipe choices, the build lists you saved, and earlier versions to go back to: the newest 50 always, older ones in part for up to 30 days. What one of your devices had set and another one replaced is kept for 30 days.',
        'The settlements you belong to or belonged to: your role, when you joined and were last active, and what their log says you did. The log knows you by a number; your name is looked up when somebody reads it.',
        'What your settlements told you: which task, delivery or item it was about, who caused it, and whether you have read it; for 30 days, or until you leave the settlement.',
        'A random number for each of your browsers that has saved, or changed a settlement, with a note of its latest changes, so that none is done twice; until it has changed nothing for 180 days.',
        'Where you are signed in: what kind of browser it is, when you signed in, and when it was last active, to the hour. A session ends 14 days after its last use, and 30 days after it began in any case. Your network address is not stored with it.',
      ],
    },
    {
      title: 'On the server, without an account',
      points: [
        'Nothing about you. A plan shared by a link travels in the link itself and never reaches the server.',
        'The log names each request by its time, its address on this server and how it went; not who asked. Network addresses are counted for a minute in memory, so that nobody can overload the server.',
      ],
    },
    {
      title: 'Who sees what',
      points: [
        'Other players see your nickname, or the display name you chose for settlements; until you choose one, “Player” and four digits.',
        'Members of your settlements also see your role, when you joined, when you were last active, and whether you are here now.',
        'The owner and co-owners of a settlement may have what happens there posted in a Discord channel, with display names. Who reads that channel reads it, and Discord stores it.',
        'Whoever has the progress link of a project sees, without an account, how far that project is. Your name stands there only if the settlement allows names on it and you share your statistics in your profile; both are off at first.',
        'Who belongs to a settlement with you can find you by your nickname and share a project of another one with you, unless you switch that off in your profile. Where a project is shared with you, those who may share it see your name and since when, and its members see what you deliver.',
        'Your levels are seen by members of your settlements only while you show them, in your profile; that is off at first. Nobody else sees your tools.',
        'Your email address and the name your provider told are shown to you alone.',
        'Whoever runs this server can read what is stored on it.',
      ],
    },
    {
      title: 'Your choices',
      points: [
        'Your profile shows where you are signed in, and signs out any of it.',
        'Your profile lets you download everything stored about you, as one file.',
        'Your profile lets you delete the account. Everything listed above for accounts is then deleted from the server’s database at once, and with it the settlements nobody else belongs to, which are named before. In other settlements what you did stays, done by a former member with a number.',
        'After a deletion the server keeps, for at most 30 days, a check sum of each session that stood then. It leads to nobody, and tells your other browsers that the account is gone.',
        'A browser in which you were still signed in drops its copy as soon as it hears of the deletion. One that was signed out before, or first comes back after those 30 days, keeps it until you delete its site data.',
      ],
    },
  ],
} as const
