import type { Dictionary } from "../ja";

export const accounts: Dictionary["accounts"] = {
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm password",
  showPassword: "Show: {{field}}",
  hidePassword: "Hide: {{field}}",
  auth: {
    title: "Sign in or register",
    tabs: "Sign in or register",
    draftKept: "Sign in or register to save it. Your prompt is still there.",
    draftBack: "Back to the prompt",
  },
  benefits: {
    title: "Keep your prompts on a shelf of your own.",
    lead: "Registering takes about 30 seconds and is free.",
    generate: {
      title: "Generate with one click",
      text: "Write one line about what you want to do and get a well-structured prompt.",
    },
    organise: {
      title: "Organise with tags and folders",
      text: "Keep prompts together by purpose and find them when you need them.",
    },
    share: {
      title: "Share with other people",
      text: "Pass your prompts on with a link or embed them in your site.",
    },
  },
  google: {
    signIn: "Sign in with Google",
    waiting: "Continue in the Google window",
    or: "or",
    notConfigured: "Sign-in with Google is not configured (shown in development only).",
  },
  signIn: {
    title: "Sign in",
    tab: "Sign in",
    submit: "Sign in",
    forgot: "Forgot your password?",
    missing: "Enter your email address and your password.",
  },
  register: {
    title: "Register",
    tab: "Register",
    submit: "Create account",
    passwordHint: "At least {{min, number}} characters, and no common word.",
    terms: "I agree to the <terms>terms of service</terms> and the <privacy>privacy policy</privacy>",
  },
  reset: {
    title: "Reset your password",
    lead: "We send a link to the email address you registered with.",
    submit: "Send the email",
  },
  newPassword: {
    title: "New password",
    lead: "Setting it signs you out on every device.",
    password: "New password",
    submit: "Change password",
    again: "Ask for a new link",
  },
  verify: {
    title: "Verify your email address",
    lead: "Press the button to finish verifying this email address.",
    submit: "Verify email address",
  },
  profile: {
    title: "Profile settings",
    account: "Account",
    verified: "Verified",
    unverified: "Not verified",
    sendVerification: "Send the verification email",
    providers: "Ways to sign in: {{providers, list}}",
    provider: {
      google: "Google",
      password: "email and password",
    },
  },
  sessions: {
    title: "Signed-in devices",
    unknown: "Unknown browser",
    since: "Signed in {{moment}}",
    current: "This device",
    end: "Sign out",
    endOthers: "Sign out all other devices",
  },
  deletion: {
    title: "Delete account",
    lead: "All saved prompts, folders and your profile are deleted. This cannot be undone.",
    question: "Delete your account?",
    open: "Delete account",
    confirm: "To go on, confirm once more that it is you.",
    cancel: "Cancel",
    submit: "Delete my account",
  },
  welcome: {
    title: "Thank you for registering",
    thanks: "Welcome to Prompt Town. The prompts you save are kept on this shelf.",
    promotion: "Follow us on {{name}} and get our prompt e-book for free.",
    open: "Open {{name}}",
    close: "Close",
  },
};
