export const optimization = {
  title: "Mejorar el prompt",
};
