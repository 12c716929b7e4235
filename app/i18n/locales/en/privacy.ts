import type { LegalDocument } from "~/i18n/legal-document";

export const privacy: LegalDocument = {
  title: "Privacy policy",
  date: "Effective 16 February 2025",
  lead: "This policy explains how the operator of Prompt Town (“we”, “us”) handles personal data and other information about the people who use the website and services called Prompt Town (the “Service”). We follow the Act on the Protection of Personal Information of Japan (APPI) and, where it applies to you, the General Data Protection Regulation (GDPR).",
  articles: [
    {
      title: "1. Information we collect",
      paragraphs: [
        "We collect only what the Service needs. You can generate and view prompts without an account, and we then ask for neither your name nor your email address.",
        "The information we collect is:",
      ],
      items: [
        "registration details: your email address (and, if you ask to change it, the new one until it is confirmed, for two days at most), your password (stored only as a hash that cannot be reversed), your language, and the times at which you registered and last signed in;",
        "if you register or sign in with Google: the account identifier, email address and basic profile that Google passes to us;",
        "the profile you choose to give: display name, bio, links to social media and websites, and avatar (stored without embedded details such as where the picture was taken);",
        "the purposes you enter, your answers to our questions about them, the prompts you generate or save, their titles, descriptions, folders and tags, and the examples you choose to show with a published prompt: texts, pictures (stored without embedded details such as where they were taken) and their descriptions;",
        "if you compare prompts: the texts, the facts you gave, the replies, your choices and the verdicts on them;",
        "information about your signed-in sessions: a value that identifies the session, when you signed in, when it expires, and your browser type (user agent);",
        "if you create passkeys: the identifier and public key of each, how your device is reached and counts its use, your browser type, and when it was created and last used (never the private key, a fingerprint or a face: those stay on your device);",
        "if you follow members or categories: which ones (shown to nobody but you);",
        "if you create access tokens: the name, permission and last four characters of each, when it was created, when it expires and when it was last used (to the hour), and a hash that cannot be reversed (never the token itself);",
        "if a public prompt is reported: the reason, the comment, the time and, if the reporter is a member, their account (of visitors nothing else); and administrators’ decisions about prompts, with their reasons and the authors’ answers;",
        "the facts that you keep to say them once: nobody else sees them, and in prompts that you share or publish they are replaced by fields;",
        "which public prompts you save to your shelf, and when;",
        "that a public prompt was used (copied, opened in an AI service or filled in), once a day for each member or visitor: only as a hash of the prompt and you (as a member your account’s identifier, otherwise your network address and browser type), calculated with a random value of the day, and without a cookie. Known robots are not counted;",
        "access records: time, kind of request, result and duration (neither your text nor your IP address);",
        "your IP address, which we use only to apply limits on use, to count uses as described above and to keep the Service secure; and",
        "information held in cookies and in your browser’s storage, as described in section 7.",
      ],
    },
    {
      title: "2. Why we use it",
      paragraphs: [
        "We do not use your information for advertising or to analyze your interests or behavior, and we make no decision with legal or similarly significant effects on you by automated means alone.",
        "Where the law of the European Economic Area or the United Kingdom applies, our legal basis is performance of our contract with you for the first four purposes below, our legitimate interest in protecting the Service and its users for the fifth, and a legal obligation or our legitimate interests for the last.",
        "We use your information:",
      ],
      items: [
        "to let you generate, improve, save, search, translate, share and publish prompts;",
        "to register members, verify who they are, keep them signed in and manage their accounts;",
        "to show the prompts and profiles that members make public;",
        "to send messages needed for the Service, such as those that confirm an email address or reset a password;",
        "to apply limits on use, and to prevent and deal with abuse and faults; and",
        "to answer inquiries, meet legal obligations and protect legal rights.",
      ],
    },
    {
      title: "3. Processing by AI",
      paragraphs: [
        "The purpose you enter to generate a prompt, with your answers and a version you asked to replace, is sent to an external AI provider only when we have configured one. In that case, the text concerned is likewise sent when you use prompt improvement, suggested titles, descriptions or categories, translation, or a prompt’s run on the Service itself, with your answers there; the Service stores no such run. When you compare prompts, the texts compared, the facts you gave and the replies are sent likewise; the Service stores the comparison as described in section 5.",
        "When no AI provider is configured, prompts are made on our own servers by the composer built into the Service, and your text is not sent to any AI provider. When you generate a prompt, the screen shows how it was made.",
        "We send an AI provider only the text it needs and add neither your email address, your display name nor your IP address. Whatever your text itself contains is sent as it stands, so please do not enter personal or confidential information.",
        "We will tell you the name and country of any AI provider in use if you ask at the address in section 8. Information that you enter in, or pass by opening, an external AI service opened from the Service is handled under the terms of that service’s provider.",
      ],
    },
    {
      title: "4. Sharing and service providers",
      paragraphs: [
        "Prompts you make public can be viewed and copied by anyone and embedded in other websites. Your display name, bio, avatar and links are shown with them and on a page of your own as your settings provide, and a prompt that another member makes from one of yours names its title and your display name while yours is public; you can switch this off when you publish or in your profile settings. Your email address is never shown to other users.",
        "We do not sell your information. We disclose personal data to third parties only with your consent, or where the law requires or permits it.",
        "The providers below may be located, or handle information, outside the country where you live. Where they do, we take the steps the law requires to protect it, such as entering into appropriate contracts.",
        "The following providers handle information for us, or work with us, so far as their task requires:",
      ],
      items: [
        "Cloudflare: servers, database, storage of images and protection of traffic for the Service and, where enabled, detection of automated use;",
        "Google: registration and sign-in with a Google account, only if you choose that method;",
        "a mail delivery provider: sending messages such as confirmations and password resets, for which it handles your email address and the message; and",
        "an AI provider: processing of the text described in section 3, only when we have configured one.",
      ],
    },
    {
      title: "5. How long we keep it",
      paragraphs: [
        "When you delete your account, your registration details, profile, avatar, saved prompts with their versions, examples and comparisons, drafts, folders, tags, follows, access tokens and sessions are removed from the Service at once. Copies of your prompts that others have already made or saved are not removed.",
        "Unless the law requires a different period, we keep information as follows:",
      ],
      items: [
        "registration details, profile and saved prompts: until you delete them or your account;",
        "an account whose email address is not verified and in which nothing is saved: 30 days from registration; we send an email a week before it is erased;",
        "deleted prompts and folders: 30 days in the trash, where the member can restore them or erase them at once. What was public is no longer shown from the moment it is deleted;",
        "generated results that have not been saved (drafts): 24 hours from creation, after which they can no longer be opened and are erased within a day. Those generated or saved while you are signed in can be opened only by you, and are also erased when you delete your account; others can be opened only by someone who knows their unguessable link;",
        "comparisons of prompts: the latest 20 of a member, each for 30 days unless you show it with a published prompt; until you delete it, its prompt or your account;",
        "uploads for an import: 24 hours, after which they are erased within a day;",
        "sessions: until you sign out, they expire, or you delete your account;",
        "follows: until you end them, or you or the member you follow delete the account;",
        "access tokens: until you revoke them, they expire, or you delete your account;",
        "reports about a prompt: until the prompt is erased for good, or its author or the reporting member deletes their account; decisions about a prompt, with reasons and answers but without its text: until its author deletes their account. If the deciding administrator deletes theirs, the decision stays without their name;",
        "data used to confirm an email address or reset a password: it ceases to be valid when it expires or is used, and is erased at the latest when you delete your account;",
        "counts of use: the same day and the next. For visitors without an account these record not the IP address itself but a hash calculated from all or part of it; the emails asked for an address are counted under a hash of the address;",
        "prompts on your shelf: until you take them off it or delete your account;",
        "hashes of counted uses: the same day and the next. The random value of the day is erased as soon as the day (UTC) is over, so that no one, ourselves included, can then tell who used what. Only the totals of each prompt remain;",
        "translations made by AI: not kept on our servers where a member asks for them, otherwise at most 30 days, in a form that only someone who has the original text can read;",
        "access records: at most 7 days; and",
        "backups for recovery from failures: no more than 30 days.",
      ],
    },
    {
      title: "6. Your rights",
      paragraphs: [
        "Members can view, correct and delete their information at any time in their profile settings and library. You can also delete your account in your profile settings.",
        "As the law provides, you may ask us to tell you why we use your personal data, to give you access to it, to correct, complete or delete it, to stop using it or disclosing it to third parties, and to give you the records of any such disclosure.",
        "Where the law of the European Economic Area or the United Kingdom applies, you may also ask us to restrict processing or to provide your data in a portable form, you may object to processing, and you may complain to the data protection authority of the country where you live.",
        "Please send requests to the address in section 8. Once we have confirmed your identity, we will answer without undue delay and within one month at the latest. There is no charge.",
      ],
    },
    {
      title: "7. Security and cookies",
      paragraphs: [
        "We work to prevent the leak, loss or corruption of information by means such as encrypted connections, storing passwords, session identifiers and access tokens only as hashes, restricting access, and limiting rates of use. If a breach occurs that is likely to harm your rights or interests, we will notify the supervisory authority and you as the law requires.",
        "The Service uses no analytics cookies and no advertising cookies. Its embeddable pages neither read nor set cookies. You can refuse cookies in your browser settings, but features that require you to sign in will then not work and your choice of language will not be remembered.",
        "We store in your browser only the following, which the Service needs in order to work:",
      ],
      items: [
        "for members, a session cookie, which keeps you signed in (HttpOnly, so that scripts cannot read it; 30 days from your last visit);",
        "display cookies, which remember the language, the theme and the language of the public prompts you chose, and when you last looked at what you follow (1 year), and, for dates, your browser’s time zone (until the browser is closed);",
        "short-lived technical cookies, which complete a sign-in safely and make sure that the next page shows what you have just saved or done (10 minutes at most);",
        "local storage, which keeps translation results for 24 hours, your answers and, without an account, the facts you keep, until you clear them, and remembers simple display states; and",
        "a database in your browser, which keeps a member’s last used prompts and those of their shelf, together with their email address, for use without a network, for 29 days at most (signing out, the end of your session, or another member’s sign-in deletes them), and what another app shares while there is no network, until it is in the generator;",
        "the storage of a browser tab, which keeps what you typed into the generator, and your edits of its results, for when you reload the page or go back to it, and, for one hour at most, a form that you sent when your session had ended, together with your email address.",
      ],
    },
    {
      title: "8. Changes and contact",
      paragraphs: [
        "We may revise this policy when the law or the Service changes. We publish the revised text and the date on which it takes effect in the Service, and announce significant changes beforehand.",
        "If we wish to use personal data we already hold for a purpose that is not reasonably related to those stated here, we will ask for your consent.",
        "Please send questions and complaints about how we handle your information, and requests under section 6, to {{supportEmail}}. We will give you the operator’s name, address and representative without delay if you ask.",
      ],
    },
  ],
};
