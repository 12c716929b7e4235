import type { EmailTexts } from "~/i18n/email-texts";

export const emails: EmailTexts = {
  email_verification: {
    subject: "Verify your email address for Prompt Town",
    lead: [
      "Welcome to Prompt Town, and thank you for registering.",
      "Please open the link below to confirm that this email address is yours.",
    ],
    action: "Verify my email address",
    notes: [
      "The link works for 24 hours. You can use Prompt Town as usual in the meantime.",
      "If you didn’t register, please ignore this email and don’t open the link.",
    ],
  },
  password_reset: {
    subject: "Choose a new password for Prompt Town",
    lead: [
      "We received a request to reset the password of your Prompt Town account.",
      "Open the link below to choose a new one.",
    ],
    action: "Choose a new password",
    notes: [
      "The link works once, within one hour. If you asked more than once, only the latest link works.",
      "Changing the password signs you out on all your devices.",
      "If you didn’t ask for this, please ignore this email. Your password stays as it is.",
    ],
  },
  email_change: {
    subject: "Confirm your new email address for Prompt Town",
    lead: [
      "We received a request to change the email address of a Prompt Town account to this one.",
      "Open the link below to finish the change.",
    ],
    action: "Change my email address",
    notes: [
      "The link works once, within one hour. If you asked more than once, only the latest link works.",
      "If you didn’t ask for this, please ignore this email and don’t open the link.",
    ],
  },
  email_change_requested: {
    subject: "A new email address for your Prompt Town account",
    lead: [
      "We received a request to change the email address of your Prompt Town account. It changes if the new address is confirmed within one hour.",
      "If you didn’t ask for this, open the link below and change your password: this cancels the request and signs out your other devices.",
    ],
    action: "Change my password",
    notes: ["If it was you, you can ignore this email."],
  },
  email_change_taken: {
    subject: "This address already has a Prompt Town account",
    lead: [
      "We received a request to change the email address of another Prompt Town account to this one. This address already has an account, so that is not possible.",
      "To use the account of this address, sign in with the link below.",
    ],
    action: "Sign in",
    notes: ["If you didn’t ask for this, please ignore this email. Your account stays as it is."],
  },
  email_changed: {
    subject: "The email address of your Prompt Town account was changed",
    lead: [
      "Your Prompt Town account now has a new email address. Use the new one to sign in.",
      "If it wasn’t you, please write to us at once; the page below has our address.",
    ],
    action: "See how to reach us",
    notes: ["If it was you, you can ignore this email."],
  },
  password_changed: {
    subject: "The password of your Prompt Town account was changed",
    lead: [
      "Your Prompt Town account has a new password, and your other devices were signed out.",
      "If it wasn’t you, reset your password with the link below: that signs out all devices.",
    ],
    action: "Reset my password",
    notes: ["If it was you, you can ignore this email."],
  },
  account_ending: {
    subject: "Your Prompt Town account ends in 7 days",
    lead: [
      "You registered for Prompt Town. Your email address isn’t verified yet, and nothing is saved in your account: such an account ends after 30 days, and yours in 7 days.",
      "To keep it, sign in and verify your email address, or save a prompt.",
    ],
    action: "Keep my account",
    notes: [
      "If you don’t need it any more, you can ignore this email. You are welcome to register again at any time.",
      "If you didn’t register, please ignore this email.",
    ],
  },
  fallback: "If the button doesn’t work, paste this address into your browser:",
  signature: "Prompt Town",
};
