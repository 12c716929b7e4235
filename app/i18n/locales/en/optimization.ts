export const optimization = {
  title: "Optimize the prompt",
};
